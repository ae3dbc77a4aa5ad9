import type { Invariant } from './invariants.ts';
import type { Trouble } from './trouble.ts';

export type PlantedBug = {
  name: string;
  edits: readonly { file: string; from: string; to: string }[];
  trouble: readonly Trouble[];
  /** The seed of the people's actions. Default 7, another for rare actions. */
  seed?: number;
  detectedAs: readonly Invariant[];
  says: RegExp;
};

/** Google refuses the next calls of this kind. */
const refused = (after: number, rule: { pattern?: string; path?: string }, times: number): Trouble => ({
  after,
  kind: 'google',
  rule: { ...rule, status: 503, times },
});

/** Others change both mailboxes from the first step to the last. */
const busy: readonly Trouble[] = Array.from({ length: 16 }, (_, n) => {
  const about = { after: n * 2, person: n % 2 };
  if (n % 4 === 3) return { ...about, kind: 'delete', hand: 'theirs', thread: n };
  if (n % 4 === 1)
    return { ...about, kind: 'relabel', hand: 'theirs', thread: n, add: ['STARRED'], remove: ['UNREAD'] };
  return { ...about, kind: 'deliver', thread: null };
});

const nextRefusals = [0, 6, 12, 18].map((after) => refused(after, { pattern: '/modify$' }, 6));

export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'the intake has no key',
    edits: [
      {
        file: 'server/db/migrations/0004-commands.sql',
        from: '  delivered_at timestamptz,\n  primary key (user_id, id)\n',
        to: '  delivered_at timestamptz\n',
      },
      {
        file: 'server/commands/execute.ts',
        from: 'return (await alreadyGiven(ctx, tx, account, given)) ?? (await carryOut(ctx, tx, account, { ledger, given }));',
        to: 'return await carryOut(ctx, tx, account, { ledger, given });',
      },
    ],
    trouble: [],
    detectedAs: ['I2'],
    says: /is stored \d times/,
  },
  {
    name: 'the newest command is delivered first',
    edits: [
      { file: 'server/mailbox/ledger/open-round.ts', from: ".orderBy('revision')", to: ".orderBy('revision', 'desc')" },
    ],
    // Without delivery, commands queue up.
    trouble: (['worker-1', 'worker-2'] as const).map((process) => ({ after: 2, kind: 'kill', process, downMs: 6000 })),
    seed: 1727,
    detectedAs: ['I1'],
    says: /at the provider/,
  },
  {
    name: 'what is pending is dropped when its delivery begins',
    edits: [
      {
        file: 'server/mailbox/ledger/open-round.ts',
        from: '  return { commands, cursor: mailbox.cursor,',
        to: `  await tx.deleteFrom('pending_change').where('user_id', '=', account.userId).where('command_id', 'in', ids).execute();
  return { commands, cursor: mailbox.cursor,`,
      },
    ],
    trouble: nextRefusals,
    detectedAs: ['I1'],
    says: /at the provider/,
  },
  {
    name: 'a provider in trouble is taken for one that did it',
    edits: [
      {
        file: 'server/mailbox/ledger/settle.ts',
        from: "const over = outcomes.filter((one) => one.kind !== 'refused' || last || isLasting(one.problem));",
        to: 'const over = outcomes;',
      },
    ],
    trouble: nextRefusals,
    detectedAs: ['I1'],
    says: /at the provider/,
  },
  {
    name: 'a command can be taken back twice',
    edits: [
      {
        file: 'server/commands/changes-of.ts',
        from: "    .where((is) => is.or([is('inverted_by', 'is', null), is('inverted_by', '=', id)]))\n",
        to: '',
      },
    ],
    trouble: [],
    seed: 77,
    detectedAs: ['I2'],
    says: /taken back already/,
  },
  {
    name: 'any session will do',
    edits: [
      {
        file: 'server/accounts/sessions.ts',
        from: 'where s.token = ${token} and',
        to: "where ${token}::text <> '' and",
      },
    ],
    trouble: [],
    detectedAs: ['I6'],
    says: /canary/,
  },
  {
    name: 'what waits for the connection is dropped with it',
    edits: [
      {
        file: 'server/ledger/waiting.ts',
        from: ".set({ state: 'waiting' })",
        to: ".set({ state: 'dismissed' })",
      },
    ],
    trouble: [
      ...[0, 1].flatMap((person): Trouble[] => [{ after: 4, kind: 'revoke', person, reconnectMs: 2500 }]),
      ...nextRefusals,
    ],
    detectedAs: ['I1'],
    says: /at the provider/,
  },
  {
    name: 'any trouble with a refresh ends the connection',
    edits: [
      {
        file: 'server/tokens/fresh.ts',
        from: "if (!(error instanceof Problem) || error.code !== 'token.refresh-invalid') throw error;",
        to: 'if (!(error instanceof Problem)) throw error;',
      },
    ],
    trouble: [4, 12].flatMap((after): Trouble[] => [
      refused(after, { path: '/token' }, 2),
      { after, kind: 'expire-tokens' },
    ]),
    detectedAs: ['I9'],
    says: /connected again/,
  },
  {
    name: 'what changed nothing is not written into the audit log',
    edits: [
      {
        file: 'server/commands/execute.ts',
        from: '  await audit(ctx, tx, account, { ledger, given, about, moot: isMoot(given.command, done) });',
        to: '  if (!isMoot(given.command, done)) await audit(ctx, tx, account, { ledger, given, about, moot: isMoot(given.command, done) });',
      },
    ],
    trouble: [],
    detectedAs: ['I5'],
    says: /0 entries/,
  },
  {
    name: 'the cursor moves before its effects',
    edits: [
      {
        file: 'server/mailbox/follow-history.ts',
        from: "    if (page === 'lost') return 'lost';\n    const laid",
        to: `    if (page === 'lost') return 'lost';
    if (page.next === null) await ctx.db.asUser(account.userId, (tx) => moveCursor(tx, account, page.cursor));
    const laid`,
      },
      {
        file: 'server/mailbox/follow-history.ts',
        from: 'if (now.deliveries !== before.deliveries || now.cursor !== cursor) return false;',
        to: 'if (now.deliveries !== before.deliveries) return false;',
      },
    ],
    trouble: [
      ...busy,
      ...[2, 10, 18].flatMap((after): Trouble[] => [
        { after, kind: 'crash', process: 'worker-1', point: 'before-cursor-commit', hit: 1 },
        { after: after + 2, kind: 'crash', process: 'worker-2', point: 'before-cursor-commit', hit: 1 },
      ]),
    ],
    detectedAs: ['I8'],
    says: /the cursor is at/,
  },
  {
    name: 'a message that could not be fetched is no longer wanted',
    edits: [
      {
        file: 'server/mailbox/fetch-queued.ts',
        from: "    .updateTable('fetch_queue')\n    .set((row) => ({ attempts: row('attempts', '+', 1) }))\n",
        to: "    .deleteFrom('fetch_queue')\n",
      },
    ],
    trouble: [...busy, ...[0, 5, 10, 15].map((after) => refused(after, { pattern: '/messages/[0-9a-f]+$' }, 6))],
    detectedAs: ['I3', 'I8'],
    says: /missing|not there/,
  },
  {
    name: 'what was deleted stays',
    edits: [
      {
        file: 'server/mailbox/follow-history.ts',
        from: "const deleted = happenings.flatMap((one) => (one.kind === 'deleted' ? [one.messageId] : []));",
        to: 'const deleted: MessageId[] = [];',
      },
    ],
    trouble: busy,
    detectedAs: ['I3', 'I8'],
    says: /extra|rather than not there/,
  },
  {
    name: 'a gap in the history is bridged, and what fell into it forgotten',
    edits: [
      {
        file: 'server/mailbox/first-sync.ts',
        from: "    await planComparison(tx, account, 'gap', ctx.clock.now());\n",
        to: '',
      },
    ],
    trouble: [
      ...busy,
      ...[0, 1].flatMap((person): Trouble[] => [
        { after: 9 + person * 2, kind: 'expire-history', person },
        { after: 20 + person * 2, kind: 'expire-history', person },
      ]),
    ],
    detectedAs: ['I3', 'I8'],
    says: /the cursor|extra|really/,
  },
  {
    name: 'mail whose answer was lost is sent again on a guess',
    edits: [
      {
        file: 'server/sending/carry.ts',
        from: "  if (open.state === 'queued') {\n",
        to: "  if (open.state === 'queued' || open.state === 'leaving') {\n",
      },
    ],
    // The mail is sent, but Flow gets no answer.
    trouble: [
      { after: 0, kind: 'google', rule: { pattern: '/drafts/send$', afterEffect: true, status: 503, times: 6 } },
    ],
    detectedAs: ['I2'],
    says: /left \d times/,
  },
];
