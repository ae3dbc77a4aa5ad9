// Which visit led to a sign-up: the words of the address on which the person pressed the button.
import { mayCreateAccount, type SignInIntent } from '#domain/account.ts';
import type { UserId } from '#domain/id.ts';
import { visitSource } from '#domain/visit-source.ts';
import type { Context } from '#server/context.ts';

/** Query parameter of the return address. */
const name = 'source';

/** The browser names the page that asks. */
export const visitOf = (intent: SignInIntent, request: Request): string => {
  const page = URL.parse(request.headers.get('referer') ?? '');
  if (!mayCreateAccount(intent) || page === null) return '';
  const { source } = visitSource(page.searchParams);
  return source === 'direct' ? '' : `?${name}=${source}`;
};

/** Milliseconds. An older account did not come by this visit. */
const newFor = 10 * 60_000;

export const noteSource = async (ctx: Context, userId: UserId | null, { headers }: Response): Promise<void> => {
  const source = URL.parse(headers.get('location') ?? '')?.searchParams.get(name) ?? null;
  if (userId === null || source === null) return;
  await ctx.db.asUser(userId, (tx) =>
    tx
      .updateTable('person_facts')
      .set({ source: visitSource(new Map([['utm_source', source]])).source })
      .where('user_id', '=', userId)
      .where('source', 'is', null)
      .where('signed_up_at', '>', new Date(ctx.clock.now().getTime() - newFor))
      .execute(),
  );
};
