import * as api from '#api/functions.ts';
import { call } from './call.ts';

export const refreshTokens = () => call(api.refreshTokens, { tokenType: 'both' });
