// Asks for the functions of the specification that the app itself has a use for.
import * as api from '#api/functions.ts';
import { call } from './call.ts';

/** Renews the access token now; throws a `Problem` with the sentence to show. */
export const refreshTokens = () => call(api.refreshTokens, { tokenType: 'both' });
