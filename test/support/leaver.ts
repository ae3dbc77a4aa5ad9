// A person with something in every table, who can leave Flow.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DraftId } from '#domain/draft.ts';
import { type Account, CommandId, ThreadId } from '#domain/id.ts';
import { GrammarName } from '#domain/speech.ts';
import { VoiceTurn } from '#domain/voice-turn.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { defaultScopes } from '#emulators/sign-in-as.ts';
import { execute } from '#server/commands/execute.ts';
import { newId } from '#server/id.ts';
import { keepDraft } from '#server/sending/drafts.ts';
import { keepTurn } from '#server/voice/turns.ts';
import { atEnd } from './at-end.ts';
import { type Asker, askerOf, wholeApp } from './bearer.ts';
import { draftOf } from './draft-of.ts';
import { openWorld, type World } from './person.ts';
import { putRowInEachTable } from './row-in-each-table.ts';

export type Leaver = {
  world: World;
  account: Account;
  ask: Asker;
  /** As after a trip to Google. */
  confirm(): Promise<void>;
  /** Their tables in schema `public`. */
  tables: string[];
};

export const spokenWords = 'archive the mail about the canary island';
export const draftWords = 'A secret island full of canaries.';

export const openLeaverWorld = async (): Promise<World> => {
  const data = mkdtempSync(path.join(os.tmpdir(), 'flow-leaving-'));
  atEnd(async () => rmSync(data, { recursive: true, force: true }));
  return openWorld({ config: { data } });
};

export const openLeaver = async (world: World, email = ada): Promise<Leaver> => {
  const { ctx } = world;
  const account = await world.connect(email, everyScope);
  const { userId } = account;
  await live(world, account);
  await ctx.peek(
    `insert into auth.account ("userId", "providerId", "accountId") values ($1, 'google', $2) on conflict do nothing`,
    [userId, email],
  );
  const tables = await putRowInEachTable(ctx, userId);
  await ctx.peek('delete from leaving where user_id = $1', [userId]);
  await ctx.peek('delete from export_archive where user_id = $1', [userId]);
  const ask = await askerOf(ctx, wholeApp(ctx), userId);
  return {
    world,
    account,
    ask,
    confirm: async () =>
      void (await ctx.peek('update auth.session set "confirmedAt" = $2 where "userId" = $1', [
        userId,
        ctx.clock.now(),
      ])),
    tables,
  };
};

const google = 'https://www.googleapis.com/auth';
const everyScope = `${defaultScopes} ${google}/calendar ${google}/contacts.readonly`;

/** A draft, a command, a spoken turn. */
const live = async ({ ctx, work }: World, account: Account): Promise<void> => {
  const id = DraftId.parse(newId(ctx.clock.now()));
  await keepDraft(ctx, account, { draft: { ...draftOf(), id, text: draftWords }, save: false });
  const [thread] = await ctx.peek('select id from thread where user_id = $1 limit 1', [account.userId]);
  await execute(ctx, account, {
    id: CommandId.parse(newId(ctx.clock.now())),
    command: { kind: 'star', args: { threadIds: [ThreadId.parse(thread?.['id'])] } },
    spoken: false,
  });
  await keepTurn(ctx, account.userId, turn(ctx.clock.now()), 'desktop');
  await work();
};

const turn = (now: Date): VoiceTurn =>
  VoiceTurn.parse({
    id: newId(now),
    at: now.toISOString(),
    state: GrammarName.options[0],
    heard: spokenWords,
    engine: 'embedded',
    agreed: true,
    understoodAs: 'archive',
    by: 'grammar',
    outcome: 'done',
    latencyMs: 100,
    interrupted: false,
  });
