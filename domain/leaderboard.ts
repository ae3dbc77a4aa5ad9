// The leaderboard of people who triage, the names on it, and its figures in words.
import * as z from 'zod/mini';

/** How many the board shows. */
export const boardSize = 100;

export const BoardEntry = z.object({
  /** Equal scores share a rank. */
  rank: z.number(),
  username: z.string(),
  emailsTriaged: z.number(),
  streak: z.number(),
  score: z.number(),
  isCurrentUser: z.boolean(),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

export const BoardStats = z.object({
  emailsTriaged: z.number(),
  streak: z.number(),
  /** Null: the person left the board, or has not triaged a mail. */
  rank: z.nullable(z.number()),
  totalUsers: z.number(),
});
export type BoardStats = z.infer<typeof BoardStats>;

/** `mark`: any number of a person. They get the same name each time, and nobody learns who they are. */
export const neutralName = (mark: number): string => {
  const [manner = '', animal = ''] = [manners[mark % manners.length], animals[Math.floor(mark / 32) % animals.length]];
  return `${manner} ${animal} ${Math.floor(mark / 1024) % 1000}`;
};

const manners = `
  Quiet Swift Calm Bright Patient Nimble Steady Gentle Keen Brisk Clever Silent Agile Serene Lucid Deft Sage
  Bold Mellow Spry Crisp Humble Alert Tidy Clear Warm Cool Kind Sure Lively Neat Prompt`
  .trim()
  .split(/\s+/);

const animals = `
  Heron Otter Lynx Crane Fox Marten Falcon Badger Swallow Hare Ibex Kestrel Beaver Raven Plover Stoat Tern Wren
  Gecko Koi Magpie Newt Owl Panda Quail Robin Seal Toad Urchin Vole Whale Yak`
  .trim()
  .split(/\s+/);

/** '842', '4.2k', '12.48k'. */
export const thousands = (count: number, decimals: 1 | 2): string =>
  count < 1000 ? String(count) : `${(Math.floor((count / 1000) * 10 ** decimals) / 10 ** decimals).toFixed(decimals)}k`;
