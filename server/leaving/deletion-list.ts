// Remembers who deleted their account, outside the database: a restored backup brings people back, and the next start deletes them
// again.
import { createHmac } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { UserId } from '#domain/id.ts';
import { keptFor } from '#domain/kept-for.ts';
import type { Context } from '#server/context.ts';

type ListContext = Pick<Context, 'config' | 'clock'>;

/** Idempotent, and on the disk when it returns. The file holds the moment, its name a keyed hash. */
export const listDeleted = async (ctx: ListContext, userId: UserId): Promise<void> => {
  await mkdir(folderOf(ctx), { recursive: true, mode: 0o700 });
  const file = await open(path.join(folderOf(ctx), markOf(ctx, userId)), 'w', 0o600);
  try {
    await file.writeFile(ctx.clock.now().toISOString());
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Those of `people` who deleted their account. */
export const deletedAmong = async (ctx: ListContext, people: readonly UserId[]): Promise<UserId[]> => {
  const marks = new Set(await marksIn(ctx));
  return marks.size === 0 ? [] : people.filter((userId) => marks.has(markOf(ctx, userId)));
};

/** Forgets entries that no kept backup is older than. */
export const forgetDeleted = async (ctx: ListContext): Promise<number> => {
  let count = 0;
  for (const mark of await oldMarks(ctx)) {
    await rm(path.join(folderOf(ctx), mark), { force: true });
    count += 1;
  }
  return count;
};

export const oldMarks = async (ctx: ListContext): Promise<string[]> => {
  const oldest = ctx.clock.now().getTime() - keptFor.deletionList * 86_400_000;
  const old: string[] = [];
  for (const mark of await marksIn(ctx)) {
    const at = await readFile(path.join(folderOf(ctx), mark), 'utf8').catch(() => '');
    // A start that was cut short wrote no moment, and its deletion writes it again.
    if (at !== '' && new Date(at).getTime() < oldest) old.push(mark);
  }
  return old;
};

const folderOf = ({ config }: ListContext): string => path.join(config.data, 'deleted');

const marksIn = (ctx: ListContext): Promise<string[]> => readdir(folderOf(ctx)).catch(() => []);

const markOf = ({ config }: ListContext, userId: UserId): string =>
  createHmac('sha256', config.hostKey).update(`deleted ${userId}`).digest('hex');
