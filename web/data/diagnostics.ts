// Asks how the connection to Google stands; and tells of what failed on a screen.
import * as api from '#api/diagnostics.ts';
import { call, callServer } from './call.ts';

export type Diagnosis = Awaited<ReturnType<typeof askDiagnosis>>;
export type TokenCheck = Awaited<ReturnType<typeof askTokenCheck>>;

/** `origin`: the address this page was opened at, which may not be the one that the host set up. */
export const askDiagnosis = (origin: string) => call(api.getDiagnosis, { origin });
export const askTokenCheck = () => call(api.checkTokens, {});

/** Of a demonstration too: it is the server's host who can look. */
export const tellFailure = (id: string, kind: string) => callServer(api.reportFailure, { id, kind });
