// The hundred best, and where the signed-in person stands.
import * as z from 'zod/mini';
import { BoardEntry, BoardStats } from '#domain/leaderboard.ts';
import { endpoint } from './endpoint.ts';

export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/api/leaderboard',
  who: 'user',
  request: z.object({}),
  response: z.object({ entries: z.array(BoardEntry), you: BoardStats }),
});
