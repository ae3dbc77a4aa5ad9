import * as api from '#api/diagnostics.ts';
import { call, callServer } from './call.ts';

export type Diagnosis = Awaited<ReturnType<typeof askDiagnosis>>;
export type TokenCheck = Awaited<ReturnType<typeof askTokenCheck>>;

/** `origin`: this page's address, which may differ from the configured one. */
export const askDiagnosis = (origin: string) => call(api.getDiagnosis, { origin });
export const askTokenCheck = () => call(api.checkTokens, {});

/** Demonstrations report too, because the host can act on it. */
export const tellFailure = (id: string, kind: string) => callServer(api.reportFailure, { id, kind });
