/**
 * Every thread of the demo company, by subject.
 */
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { board } from './board.ts';
import { engineering } from './engineering.ts';
import { finance } from './finance.ts';
import { legal } from './legal.ts';
import { businessNewsletters } from './newsletters-business.ts';
import { privateNewsletters } from './newsletters-private.ts';
import { personal } from './personal.ts';
import { sales } from './sales.ts';

export const writers: ThreadWriter[] = [
  ...finance,
  ...board,
  ...legal,
  ...engineering,
  ...sales,
  ...personal,
  ...businessNewsletters,
  ...privateNewsletters,
];
