// Referrals: both have their credits once, after a first session that the server itself carried out.
import { expect, test } from 'vitest';
import { credits } from '#domain/credits.ts';
import { SessionId, type UserId } from '#domain/id.ts';
import { openAccount } from '#server/account.ts';
import { afterSession } from '#server/credits/after-session.ts';
import { welcomeCredits } from '#server/credits/balance.ts';
import { heldLines, heldReferrals, releaseReferrals } from '#server/credits/held-referrals.ts';
import { noteReferral, ownReferrals, settleReferral, settleReleased } from '#server/credits/referral.ts';
import { newUserId, testContext } from '#test/support/context.ts';

const ctx = await testContext();
const minute = 60_000;

let people = 0;
const signUp = async (subject = `person-${(people += 1)}`): Promise<UserId> => {
  ctx.clock.advance(minute);
  const userId = newUserId();
  const [email, createdAt] = [`${userId}@northwind.example`, ctx.clock.now()];
  await ctx.db.asAuth.insertInto('user').values({ id: userId, name: subject, email, createdAt }).execute();
  await ctx.db.asUser(userId, async (tx) => {
    await openAccount(tx, userId, { provider: 'google', subject, email, now: createdAt });
    await welcomeCredits(ctx, tx, userId);
  });
  return userId;
};

const triage = (userId: UserId, mails: number) =>
  ctx.peek(
    `insert into activity_daily (user_id, day, mails) values ($1, $2, $3)
     on conflict (user_id, day) do update set mails = activity_daily.mails + excluded.mails`,
    [userId, ctx.clock.now(), mails],
  );

const report = (userId: UserId, emails: number) =>
  afterSession(ctx, userId, {
    id: SessionId.parse(newUserId()),
    kind: 'completed',
    at: ctx.clock.now().getTime(),
    emails,
  });

const firstSession = async (userId: UserId): Promise<void> => {
  await triage(userId, credits.referralTriage);
  await report(userId, credits.referralTriage);
};

const bring = (userId: UserId, code: string) => noteReferral(ctx, userId, { code, referred: userId });

const left = async (userId: UserId): Promise<number> =>
  Number((await ctx.peek('select free from credit_balance where user_id = $1', [userId]))[0]?.['free']);

const came = (userId: UserId) => ctx.db.asUser(userId, (tx) => ownReferrals(ctx, tx));

test('referral: both have 15 credits after the new person’s first session of five mails, once', async () => {
  const [referrer, referred] = [await signUp(), await signUp()];
  await bring(referred, referrer);
  expect(await came(referrer)).toMatchObject({ waiting: 1, given: 0 });
  expect([await left(referrer), await left(referred)]).toEqual([30, 30]);
  await firstSession(referred);
  await firstSession(referred);
  await Promise.all([settleReferral(ctx, referred), settleReferral(ctx, referred)]);
  expect([await left(referrer), await left(referred)]).toEqual([45, 45]);
  expect(await came(referrer)).toMatchObject({ waiting: 0, given: 1 });
});

test('referral: what only the device says counts nothing', async () => {
  const [referrer, referred] = [await signUp(), await signUp()];
  await bring(referred, referrer);
  await report(referred, 500);
  await triage(referred, credits.referralTriage);
  await report(referred, credits.referralTriage - 1);
  expect([await left(referrer), await left(referred)]).toEqual([30, 30]);
});

test('referral: the code may come in capitals, and a repeat changes nothing', async () => {
  const [referrer, referred] = [await signUp(), await signUp()];
  await bring(referred, referrer.toUpperCase());
  await bring(referred, referrer);
  expect(await came(referrer)).toMatchObject({ waiting: 1 });
});

test('referral: nobody brings themselves, and nobody uses a link for somebody else', async () => {
  const [one, other] = [await signUp(), await signUp()];
  await expect(bring(one, one)).rejects.toMatchObject({ code: 'referral.own' });
  await expect(bring(one, one.toUpperCase())).rejects.toMatchObject({ code: 'referral.own' });
  await expect(noteReferral(ctx, other, { code: one, referred: one })).rejects.toMatchObject({
    code: 'referral.not-you',
  });
});

test('referral: a person comes by one link only', async () => {
  const [one, other, referred] = [await signUp(), await signUp(), await signUp()];
  await bring(referred, one);
  await expect(bring(referred, other)).rejects.toMatchObject({ code: 'referral.taken' });
});

test('referral: two people cannot bring each other', async () => {
  const [older, newer] = [await signUp(), await signUp()];
  await bring(newer, older);
  await expect(bring(older, newer)).rejects.toMatchObject({ code: 'referral.late' });
});

test('referral: a person who has triaged before is not new', async () => {
  const [referrer, settled] = [await signUp(), await signUp()];
  await triage(settled, credits.referralTriage);
  await expect(bring(settled, referrer)).rejects.toMatchObject({ code: 'referral.late' });
});

test('referral: who deleted their account and signs up again is not new', async () => {
  const referrer = await signUp();
  await signUp('returning');
  const again = await signUp('returning');
  await expect(bring(again, referrer)).rejects.toMatchObject({ code: 'referral.late' });
});

test('referral: a link of nobody, or of somebody who is leaving, is refused', async () => {
  const [gone, referred] = [await signUp(), await signUp()];
  await expect(bring(referred, newUserId())).rejects.toMatchObject({ code: 'referral.unknown' });
  await expect(bring(referred, 'not-an-id')).rejects.toMatchObject({ code: 'referral.unknown' });
  await ctx.peek(`insert into leaving (user_id, asked_at, email, step) values ($1, now(), 'x', 'rows')`, [gone]);
  await expect(bring(referred, gone)).rejects.toMatchObject({ code: 'referral.unknown' });
});

test('referral: of somebody who has left since then gives the new person theirs', async () => {
  const [gone, referred] = [await signUp(), await signUp()];
  await bring(referred, gone);
  await ctx.peek(`select set_config('app.user_id', $1, false), forget_own_referrals()`, [gone]);
  await firstSession(referred);
  expect([await left(gone), await left(referred)]).toEqual([30, 45]);
});

test('referral: more than twenty in a month wait for an operator, who can give them', async () => {
  const referrer = await signUp();
  const brought: UserId[] = [];
  for (let nth = 0; nth <= credits.referralsInMonth; nth++) brought.push(await signUp());
  for (const one of brought) await bring(one, referrer);
  for (const one of brought) await triage(one, credits.referralTriage);
  await Promise.all(brought.map((one) => report(one, credits.referralTriage)));
  expect(await left(referrer)).toBe(30 + 20 * credits.referral);
  expect(await came(referrer)).toMatchObject({ given: 20, held: 1 });
  for (const one of brought) expect(await left(one)).toBe(45);
  const held = await heldReferrals(ctx.db);
  expect(heldLines(held)).toContain(`${referrer}  1 people`);
  expect(await releaseReferrals(ctx.db, referrer)).toBe(1);
  await settleReleased(ctx);
  await settleReleased(ctx);
  expect(await left(referrer)).toBe(30 + 21 * credits.referral);
  expect(heldLines(await heldReferrals(ctx.db))).toBe('No referrals wait.');
});

test('referral: a month later there is room again', async () => {
  const referrer = await signUp();
  for (let nth = 0; nth < credits.referralsInMonth; nth++) {
    const one = await signUp();
    await bring(one, referrer);
    await firstSession(one);
  }
  ctx.clock.advance(30 * 86_400_000);
  const late = await signUp();
  await bring(late, referrer);
  await firstSession(late);
  expect(await came(referrer)).toMatchObject({ given: 21, held: 0 });
});
