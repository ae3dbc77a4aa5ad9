// The board comes from what the server carried out, and shows nobody's address.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import { type BoardEntry, type BoardStats, boardSize, neutralName } from '#domain/leaderboard.ts';
import type { Tx } from '#server/db/database.ts';

export const leaderboardFor = async (tx: Tx, userId: UserId): Promise<{ entries: BoardEntry[]; you: BoardStats }> => {
  const { rows } = await sql<Row>`select * from leaderboard_top(${boardSize})`.execute(tx);
  return { entries: entriesOf(rows, userId), you: await statsOf(tx, userId) };
};

type Row = { user_id: UserId; mark: string; name: string | null; triaged: number; streak: number; score: number };

const entriesOf = (rows: readonly Row[], userId: UserId): BoardEntry[] =>
  rows.map((row) => ({
    rank: 1 + rows.filter(({ score }) => score > row.score).length,
    username: row.name ?? neutralName(Number(row.mark)),
    emailsTriaged: row.triaged,
    streak: row.streak,
    score: row.score,
    isCurrentUser: row.user_id === userId,
  }));

const statsOf = async (tx: Tx, userId: UserId): Promise<BoardStats> => {
  const row = await tx
    .selectFrom('board_entry')
    .select(['triaged', 'streak', 'score', 'shown'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const own = row ?? { triaged: 0, streak: 0, score: 0, shown: false };
  const { rows } = await sql<Place>`select * from leaderboard_place(${own.score})`.execute(tx);
  const { above, people } = rows[0] ?? { above: '0', people: '0' };
  return {
    emailsTriaged: own.triaged,
    streak: own.streak,
    rank: own.shown && own.triaged > 0 ? Number(above) + 1 : null,
    totalUsers: Number(people),
  };
};

type Place = { above: string; people: string };
