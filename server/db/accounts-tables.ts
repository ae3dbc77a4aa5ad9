import type { ColumnType, Generated } from 'kysely';
import type { AccountId, UserId } from '#domain/id.ts';

type Moment = ColumnType<Date, Date | undefined, Date>;

export type AuthUserTable = {
  id: Generated<UserId>;
  name: string;
  email: string;
  emailVerified: Generated<boolean>;
  image: string | null;
  createdAt: Moment;
  updatedAt: Moment;
};

export type AuthSessionTable = {
  id: Generated<string>;
  userId: UserId;
  token: string;
  expiresAt: ColumnType<Date, Date, Date>;
  createdAt: Moment;
  updatedAt: Moment;
  ipAddress: string | null;
  userAgent: string | null;
  /** When the operator's password opened it. */
  operatorSince: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When Google or the password last proved who is at it. */
  confirmedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** A constraint keeps better-auth's three token columns empty. */
export type AuthAccountTable = {
  id: Generated<string>;
  userId: UserId;
  providerId: string;
  accountId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: Date | null;
  refreshTokenExpiresAt: Date | null;
  scope: string | null;
  password: string | null;
  createdAt: Moment;
  updatedAt: Moment;
};

export type AuthVerificationTable = {
  id: Generated<string>;
  identifier: string;
  value: string;
  expiresAt: ColumnType<Date, Date, Date>;
  createdAt: Moment;
  updatedAt: Moment;
};

export type UserTokensTable = {
  user_id: UserId;
  account_id: AccountId;
  access_token: string;
  refresh_token: string | null;
  token_expires_at: ColumnType<Date, Date, Date>;
  scope: string | null;
  created_at: Moment;
  updated_at: Moment;
};

/** The provider account without its tokens. */
export type ProviderAccountTable = {
  user_id: UserId;
  account_id: AccountId;
  provider: string;
  /** The provider's own id of it; null before the first sign-in that named it. */
  subject: string | null;
  email: string;
  connected_at: Moment;
  consented_at: Date | null;
  refused_at: Date | null;
  watch_expires_at: Date | null;
  /** Since when it is being disconnected. */
  leaving_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type PersonalizationProfileTable = {
  user_id: UserId;
  profile_category: string;
  /** jsonb: read as unknown and parsed, written as text. */
  preferences: ColumnType<unknown, string, string>;
  learning_source: string;
  confidence_level: number;
  created_at: Moment;
  updated_at: Moment;
};
