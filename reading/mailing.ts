import type { Address } from '#domain/mail.ts';
import { isPurchase } from './purchase.ts';

export type Envelope = { from: Address; headers: ReadonlyMap<string, string>; ownAddress: string };

/**
 * Null for mail that a person wrote, including a colleague's post on a mailing list. `inquires`: the mail asks a question, as shop
 * staff do below a bill. A machine asks none.
 */
export const mailingOf = (envelope: Envelope, inquires = false): 'newsletter' | 'notification' | null => {
  const list = isListPost(envelope);
  const machine = isMachineMade(envelope) || (!inquires && isPurchase(envelope));
  if (!machine && !(list && !isPersonalPost(envelope))) return null;
  return (list || isCampaign(envelope)) && !isPersonalNotification(envelope) ? 'newsletter' : 'notification';
};

const campaignHeader =
  /^(?:feedback-id|list-unsubscribe-post|x-campaign(?:-?id)?|x-mailchimp-.*|x-mc-user|x-sg-eid|x-mailgun-(?:sid|tag|variables)|x-csa-complaints|x-mailer-(?:sid|lid)|x-mj-.*|x-report-abuse(?:-to)?|x-autoreply|x-autorespond|x-ses-outgoing|x-klaviyo-.*|x-hubspot-.*|x-braze-.*|x-pm-message-id|x-github-reason)$/;

const machineLocalPart =
  /^(?:no[-_.]?reply|do[-_.]?not[-_.]?reply|mailer-daemon|postmaster|bounces?|newsletters?|news|notifications?|notify|alerts?|digest|updates?|marketing|receipts?|mailer|auto-?confirm|calendar-notification|comments?|approvals?|requests?|status|backups?|cron|root|monitoring|notices?)(?:[-_.+].*)?$|[-_.](?:no-?reply|noreply|notifications?)$/;

const isMachineMade = ({ from, headers }: Envelope): boolean => {
  if (isAutomatic(headers) || isReport(headers)) return true;
  if (/^\s*(?:bulk|junk|auto_reply)/i.test(headers.get('precedence') ?? '')) return true;
  if (machineLocalPart.test(localPart(from.email))) return true;
  return isCampaign({ headers });
};

const isCampaign = ({ headers }: Pick<Envelope, 'headers'>): boolean =>
  [...headers.keys()].some((name) => campaignHeader.test(name));

/** A notification about this person, by its sender address or its own words. */
const isPersonalNotification = ({ from, headers }: Envelope): boolean =>
  notifier.test(localPart(from.email)) ||
  bought.test(headers.get('subject') ?? '') ||
  tellingHeaders.some((name) => headers.has(name)) ||
  isAutomatic(headers) ||
  isReport(headers);

const notifier =
  /^(?:notif(?:y|ications?)|alerts?|receipts?|invoices?|billing|auto-?confirm|calendar-notification|mailer-daemon|postmaster|bounces?|builds?|comments?|approvals?|requests?|status|orders?)(?:[-_.+].*)?$|[-_.]notifications?$/;

/** A purchase mail from an address that also sends sales. */
const bought =
  /^(?:your )?(?:receipt|invoice|order)(?: (?:from|for|no\.?|number|confirm\w*|received|shipped|has (?:been )?\w+|is (?:confirmed|on its way))\b|:? #?\S*\d{3})|\border (?:confirmation|confirmed)\b|^(?:ihre )?(?:bestellbestätigung|rechnung)\b/i;

const tellingHeaders = ['x-github-reason', 'x-autoreply', 'x-autorespond'] as const;

const isAutomatic = (headers: Envelope['headers']): boolean => {
  const automatic = headers.get('auto-submitted')?.trim().toLowerCase();
  return automatic !== undefined && automatic !== 'no';
};

/** Bounces, read receipts and complaints. */
const isReport = (headers: Envelope['headers']): boolean =>
  /^\s*multipart\/report\b/i.test(headers.get('content-type') ?? '');

const isListPost = ({ headers }: Envelope): boolean =>
  headers.has('list-id') || headers.has('list-unsubscribe') || /^\s*list/i.test(headers.get('precedence') ?? '');

/** A colleague wrote it, or it is an answer that also went to the reader's own address. */
const isPersonalPost = ({ from, headers, ownAddress }: Envelope): boolean => {
  const own = ownAddress.toLowerCase();
  const company = domainOf(own);
  if (company !== '' && !publicProviders.has(company) && domainOf(from.email) === company) return true;
  const answers = headers.has('in-reply-to') || headers.has('references');
  const addressed = `${headers.get('to') ?? ''} ${headers.get('cc') ?? ''}`.toLowerCase();
  return answers && own !== '' && addressed.includes(own);
};

const publicProviders: ReadonlySet<string> = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com yahoo.com icloud.com me.com aol.com gmx.de gmx.net web.de proton.me protonmail.com'.split(
    ' ',
  ),
);

const localPart = (email: string): string => email.slice(0, Math.max(0, email.lastIndexOf('@'))).toLowerCase();

const domainOf = (email: string): string =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
