import * as api from '#api/leaderboard.ts';
import { call } from './call.ts';

export const askLeaderboard = () => call(api.getLeaderboard, {});
