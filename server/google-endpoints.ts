// Google's addresses: the real ones, or the local Google's in the demo.
import type { Config } from './config.ts';

export type GoogleEndpoints = {
  /** The browser opens this one. */
  authorize: string;
  token: string;
  revoke: string;
  userInfo: string;
  jwks: string;
  issuer: string;
  /** Root of the Gmail API: `<gmail>/gmail/v1/users/me/…`. */
  gmail: string;
  /** Root of the Calendar API: `<calendar>/calendar/v3/…`. */
  calendar: string;
  /** Root of the People API: `<people>/v1/people/…`. */
  people: string;
  /** For batches of Gmail calls. */
  batch: string;
};

export const googleEndpoints = ({ google: { local } }: Pick<Config, 'google'>): GoogleEndpoints =>
  local === null
    ? {
        authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
        token: 'https://oauth2.googleapis.com/token',
        revoke: 'https://oauth2.googleapis.com/revoke',
        userInfo: 'https://openidconnect.googleapis.com/v1/userinfo',
        jwks: 'https://www.googleapis.com/oauth2/v3/certs',
        issuer: 'https://accounts.google.com',
        gmail: 'https://gmail.googleapis.com',
        calendar: 'https://www.googleapis.com',
        people: 'https://people.googleapis.com',
        batch: 'https://gmail.googleapis.com/batch/gmail/v1',
      }
    : {
        authorize: `${local.browser}/o/oauth2/v2/auth`,
        token: `${local.server}/token`,
        revoke: `${local.server}/revoke`,
        userInfo: `${local.server}/v1/userinfo`,
        jwks: `${local.server}/oauth2/v3/certs`,
        issuer: local.server,
        gmail: local.server,
        calendar: local.server,
        people: local.server,
        batch: `${local.server}/batch/gmail/v1`,
      };

/** The demo company's website, served by the local Google only. */
export const demoWebsite = ({ google: { local } }: Pick<Config, 'google'>): { address: string; port: number } | null =>
  local === null ? null : { address: new URL(local.server).hostname, port: Number(new URL(local.server).port) };
