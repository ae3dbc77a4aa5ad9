import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { board } from './board.ts';
import { engineering } from './engineering.ts';
import { finance } from './finance.ts';
import { invitations } from './invitations.ts';
import { languages } from './languages.ts';
import { legal } from './legal.ts';
import { mayaThreads } from './maya.ts';
import { businessNewsletters } from './newsletters-business.ts';
import { privateNewsletters } from './newsletters-private.ts';
import { notifications } from './notifications.ts';
import { opsThreads } from './ops.ts';
import { staff } from './people.ts';
import { personal } from './personal.ts';
import { press } from './press.ts';
import { receipts } from './receipts.ts';
import { sales } from './sales.ts';
import { threats } from './threats.ts';
import { travel } from './travel.ts';

export const writers: ThreadWriter[] = [
  ...board,
  ...engineering,
  ...finance,
  ...invitations,
  ...languages,
  ...legal,
  ...businessNewsletters,
  ...privateNewsletters,
  ...notifications,
  ...staff,
  ...personal,
  ...press,
  ...receipts,
  ...sales,
  ...threats,
  ...travel,
  ...opsThreads,
  ...mayaThreads,
];
