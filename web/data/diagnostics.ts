// Asks how the connection to Google stands.
import * as api from '#api/diagnostics.ts';
import { call } from './call.ts';

export type Diagnosis = Awaited<ReturnType<typeof askDiagnosis>>;
export type TokenCheck = Awaited<ReturnType<typeof askTokenCheck>>;

/** `origin`: the address this page was opened at, which may not be the one that the host set up. */
export const askDiagnosis = (origin: string) => call(api.getDiagnosis, { origin });
export const askTokenCheck = () => call(api.checkTokens, {});
