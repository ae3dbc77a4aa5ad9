// The adapters of each provider, by the name that its accounts have.
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { calendar } from '#server/adapters/google/calendar.ts';
import { gmail } from '#server/adapters/google/gmail.ts';
import { providerName, tokenProvider } from '#server/adapters/google/oauth.ts';
import { people } from '#server/adapters/google/people.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { calendarWithinQuota, contactsWithinQuota, withinQuota } from '#server/quota/within-quota.ts';
import type { Context } from './context.ts';
import { googleEndpoints } from './google-endpoints.ts';

type Adapters = Pick<Context, 'provider' | 'contacts' | 'calendar' | 'tokens'>;

export const openProviders = (world: { db: Database; clock: Clock; config: Config }): Adapters => {
  const endpoints = googleEndpoints(world.config);
  const google = {
    mail: withinQuota(world, gmail(endpoints)),
    contacts: contactsWithinQuota(world, people(endpoints)),
    calendar: calendarWithinQuota(world, calendar(endpoints)),
    tokens: tokenProvider(endpoints, world.config.google),
  };
  const providers = new Map([[providerName, google]]);
  const of = ({ provider }: Account) => {
    const adapters = providers.get(provider);
    if (adapters === undefined) throw new Problem('token.missing');
    return adapters;
  };
  return {
    provider: (account) => of(account).mail,
    contacts: (account) => of(account).contacts,
    calendar: (account) => of(account).calendar,
    tokens: (account) => of(account).tokens,
  };
};
