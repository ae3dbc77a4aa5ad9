// Every error that a caller can act on, with code, HTTP status and words for the person.

type Entry = {
  status: number;
  /** The sentence shown to the person. Screens never show other text. */
  title: string;
  /** The provider account needs a reconnect. */
  needsReauth?: true;
};

export const problems = {
  'request.invalid': { status: 400, title: 'That request was not understood. Please reload the page and try again.' },
  'request.forbidden-origin': { status: 403, title: 'That request did not come from Flow.' },
  'request.too-large': { status: 413, title: 'That is too large to send.' },
  /** Tabs of earlier versions know this by its status alone: they offer to sign in, which reloads them. */
  'page.outdated': { status: 401, title: 'This page is older than Flow. Reload it to go on. Nothing is lost.' },
  'calls.too-many': { status: 429, title: 'That is a lot at once. Flow goes on in a moment.' },
  'route.unknown': { status: 404, title: 'There is nothing at that address.' },
  'route.method': { status: 405, title: 'That address does not take that kind of request.' },
  'session.missing': { status: 401, title: 'Authentication required' },
  'role.missing': { status: 403, title: 'You do not have permission to do that.' },
  'thread.unknown': { status: 404, title: 'That email is no longer there.' },
  'thread.gone': { status: 404, title: 'That email was deleted elsewhere meanwhile.' },
  'message.unknown': { status: 404, title: 'That email is no longer there.' },
  'original.unreadable': { status: 502, title: 'Flow cannot show this email as it came. Open it in Gmail.' },
  'attachment.unknown': { status: 404, title: 'That file is no longer there. Its email may have been deleted.' },
  'attachment.too-large': { status: 413, title: 'That file is too large for Flow. Open the email in Gmail to get it.' },
  'picture.unsigned': { status: 403, title: 'That picture is no longer offered. Open its email again.' },
  'picture.refused': { status: 403, title: 'That picture is at an address that Flow asks for nothing.' },
  'picture.unfit': { status: 415, title: 'That is no picture that is safe to show.' },
  'picture.too-large': { status: 413, title: 'That picture is too large for Flow.' },
  'picture.unreachable': { status: 502, title: 'That picture cannot be had from where its sender keeps it.' },
  'picture.busy': { status: 429, title: 'Too many pictures at once. Open the email again in a moment.' },
  'search.empty': { status: 400, title: 'Say or type what to look for: a name, a word, a day.' },
  'speech.no-ears': { status: 503, title: 'This Flow has nothing to hear with. Keys and typed words work as ever.' },
  'speech.no-voice': { status: 503, title: 'This Flow has nothing to speak with. Read it on the screen.' },
  'speech.too-long': { status: 413, title: 'That was longer than 30 seconds. Say it in parts.' },
  'speech.too-large': { status: 413, title: 'That recording is larger than one megabyte.' },
  'speech.other-format': { status: 415, title: 'Flow hears WAV of 16 kHz, one channel and 16 bits.' },
  'speech.cut-short': { status: 400, title: 'That recording is not as long as it says.' },
  'speech.text-too-long': { status: 413, title: 'That is more than 4,096 characters. Have it read in parts.' },
  'speech.busy': { status: 429, title: 'Too much is being said at once. Say it again in a moment.' },
  'speech.failed': { status: 502, title: 'That was not heard. Say it again, or type it.' },
  'assistant.off': { status: 403, title: 'The language model is off. Settings turns it on.' },
  'assistant.none': { status: 503, title: 'This Flow has no language model. What it knows to say works as ever.' },
  'assistant.busy': { status: 429, title: 'Too much is being asked at once. Say it again in a moment.' },
  'assistant.unavailable': { status: 502, title: 'The language model did not answer. What Flow knows works as ever.' },
  'command.unknown-kind': {
    status: 409,
    title: 'This page is older than Flow. Reload it to go on. Nothing is lost.',
  },
  'command.automatic': { status: 403, title: 'Only Flow itself does that. Ask for it in another way.' },
  'command.unknown': { status: 404, title: 'That action is no longer there.' },
  'command.reused-id': { status: 409, title: 'That action was already used for something else.' },
  'command.already-undone': { status: 409, title: 'That was already undone.' },
  'command.too-fast': { status: 429, title: 'That is a lot of mail at once. Flow goes on in a minute.' },
  'command.later-first': { status: 409, title: 'A later change of that event waits. Undo that one first.' },
  'command.not-delivered': { status: 502, title: 'Google did not accept that change. It was put back.' },
  'credits.none': { status: 402, title: 'You have no credits left for that. By hand it works as ever.' },
  'payments.none': { status: 503, title: 'This Flow sells nothing. Everything in it is yours to use.' },
  'payments.unavailable': {
    status: 503,
    title: 'The payment page cannot be reached right now. Nothing was charged. Try again in a moment.',
  },
  'payments.subscribed': { status: 409, title: 'You have Pro already. The billing page changes it.' },
  'payments.nothing-bought': { status: 409, title: 'You have bought nothing yet, so there is no billing page.' },
  'payments.nothing-to-refund': { status: 409, title: 'There is no payment left to refund.' },
  'payments.nothing-to-cancel': { status: 409, title: 'There is no subscription that goes on.' },
  'payments.changed': { status: 409, title: 'Their payments changed meanwhile. Look again, then decide.' },
  'payments.unsigned': { status: 400, title: 'That is not signed by Stripe.' },
  'referral.own': { status: 400, title: 'That is your own link. Give it to somebody else.' },
  'referral.not-you': { status: 403, title: 'Only the person who was invited can use that link.' },
  'referral.unknown': { status: 404, title: 'Nobody has that link.' },
  'referral.late': { status: 409, title: 'That link is for people who are new to Flow.' },
  'referral.taken': { status: 409, title: 'You came by another link already.' },
  'event.read-only': { status: 403, title: 'You can only read that calendar. Nothing was changed.' },
  'event.not-yours': { status: 403, title: 'Only the organizer of that meeting can change it.' },
  'event.with-guests': {
    status: 409,
    title: 'That tells its guests, so Flow asks first. Confirm it on the calendar.',
  },
  'event.not-invited': { status: 409, title: 'You are no guest of that event, so it needs no answer.' },
  'event.moved': { status: 409, title: 'That event has moved since. Look at its new time, then answer.' },
  'event.guests': { status: 400, title: 'One guest has no email address that works. Check it.' },
  'event.pace': { status: 429, title: 'Guests heard of 30 changes within an hour. Wait a while before the next one.' },
  'event.too-many': { status: 409, title: 'That tells more than 50 people. Do it on the calendar, not by voice.' },
  'event.unseen-guests': {
    status: 409,
    title: 'That meeting has more guests than Flow can show you. Change it in Google Calendar.',
  },
  'event.gone': { status: 404, title: 'That event is no longer there.' },
  'event.time': { status: 400, title: 'That time does not work. An event ends after it starts, within a month.' },
  'event.series': {
    status: 409,
    title: 'That series repeats in a way that cannot move along. Move just this one, or change it in Google Calendar.',
  },
  'free-busy.too-many': {
    status: 429,
    title: 'I’ve looked into many calendars within an hour. Wait a minute, then ask again.',
  },
  'event.conflict': {
    status: 409,
    title: 'Somebody else changed that event meanwhile. Theirs stays. Try again to set yours.',
  },
  'event.refused': { status: 502, title: 'Google Calendar did not accept that. It was put back.' },
  'calendar.slow-down': {
    status: 429,
    title: 'Google Calendar asked Flow to slow down. It goes on by itself in a moment.',
  },
  'calendar.unavailable': { status: 503, title: 'Google Calendar cannot be reached right now. Flow keeps trying.' },
  'calendar.quota': {
    status: 429,
    title: 'Google takes no more calendar changes from you for now. They wait here, and leave by themselves.',
  },
  'unsubscribe.no-way': { status: 409, title: 'That mail offers no way to unsubscribe that Flow could use.' },
  'unsubscribe.spam': {
    status: 409,
    title: 'That mail is spam. To unsubscribe would tell its sender that you read it.',
  },
  'unsubscribe.left': { status: 409, title: 'The list was already told. Flow cannot take that back.' },
  'unsubscribe.once': { status: 409, title: 'A list is asked once. You can archive its mail, or report it as spam.' },
  'unsubscribe.refused': { status: 502, title: 'The list did not accept it' },
  'unsubscribe.unsure': { status: 502, title: 'The list did not answer, so it may go on writing' },
  'draft.invalid': { status: 400, title: 'That draft cannot be sent as it is. Check its recipients and its length.' },
  'draft.changed': { status: 409, title: 'The draft has changed since it was read back. Read it again, then send it.' },
  'draft.elsewhere': {
    status: 409,
    title: 'This draft was changed elsewhere. Choose which one to keep, then send it.',
  },
  'draft.unconfirmed': {
    status: 409,
    title: 'Flow is not sure that you know every address there. Press Send to confirm.',
  },
  'draft.busy': { status: 409, title: 'That draft is already on its way.' },
  'draft.sent': { status: 409, title: 'That was already sent.' },
  'draft.files-too-large': { status: 413, title: 'Gmail takes 25 MB of attachments at most. Take one off.' },
  'draft.file-gone': {
    status: 410,
    title: 'An attachment is no longer in your mailbox. Take it off, or send the rest without it.',
  },
  'draft.too-late': { status: 400, title: 'That is more than a year ahead. Choose a sooner time.' },
  'draft.unknown': { status: 404, title: 'That draft is no longer there.' },
  'sending.unsure': {
    status: 502,
    title: 'Flow cannot tell whether this was sent. Look in Sent before you send it again.',
  },
  'sending.own-address': { status: 403, title: 'Mail sent this way can only go to your own address.' },
  'sign-in.failed': { status: 502, title: 'Failed to connect with Google' },
  'sign-in.not-configured': {
    status: 503,
    title: 'Google OAuth is not configured. Please check your backend settings.',
  },
  'sign-in.denied': { status: 403, title: 'Access denied. Please allow Gmail permissions to continue.' },
  'sign-in.blocked': {
    status: 403,
    title: 'Access blocked. Make sure your Google OAuth app is properly configured.',
  },
  'sign-in.closed': { status: 400, title: 'Sign-in popup was closed. Please try again.' },
  'sign-in.not-stored': {
    status: 500,
    title: 'Failed to store authentication tokens. Please try signing in again.',
  },
  'sign-in.other-account': {
    status: 403,
    title: 'That is another Google account. Please choose the one you are signed in with.',
  },
  'sign-in.unexpected': { status: 500, title: 'An unexpected error occurred. Please try again.' },
  'sign-in.too-often': { status: 429, title: 'Too many attempts at once. Please wait a few seconds and try again.' },
  'sign-in.wrong-password': { status: 401, title: 'That address and password do not belong together.' },
  'sign-in.not-admin': { status: 403, title: 'Your account does not have admin privileges' },
  'sign-in.unconfirmed': { status: 403, title: 'Please check your email and confirm your account first' },
  'sign-in.code-needed': { status: 401, title: 'Enter the code that your authenticator shows.' },
  'sign-in.wrong-code': { status: 401, title: 'That code is not right, or it was used before.' },
  'role.unknown': { status: 404, title: 'That role is no longer there.' },
  'role.last': { status: 409, title: 'This is the last admin. Make somebody else an admin first.' },
  'role.own': { status: 409, title: 'Only another admin can take your admin role away.' },
  'person.unknown': { status: 404, title: 'That person is no longer there.' },
  'person.is-you': { status: 409, title: 'That is your own account. Delete it in your settings.' },
  'person.is-admin': { status: 409, title: 'That person is an admin. Take the role away first.' },
  'codes.on': { status: 409, title: 'Your sign-in codes are on already.' },
  'confirmation.needed': { status: 403, title: 'Flow first makes sure that it is you. Confirm with Google.' },
  'confirmation.wrong-password': { status: 403, title: 'That password is not right.' },
  'account.leaving': { status: 409, title: 'That account is being deleted. It takes a few minutes.' },
  'leaving.other-address': { status: 400, title: 'That is not the address of this account.' },
  'leaving.not-connected': { status: 409, title: 'No Google account is connected.' },
  'export.unknown': { status: 404, title: 'There is no such export.' },
  'export.over': { status: 410, title: 'That link was used, or it is older than 15 minutes. Ask for a new export.' },
  'account.not-found': { status: 404, title: 'Account Not Found' },
  'onboarding.load-failed': { status: 500, title: 'Failed to load onboarding state' },
  'onboarding.save-failed': { status: 500, title: 'Failed to save onboarding progress' },
  'token.missing': { status: 401, title: 'No google token found', needsReauth: true },
  'token.no-refresh': { status: 401, title: 'No refresh token available', needsReauth: true },
  'token.refresh-invalid': { status: 401, title: 'Refresh token invalid', needsReauth: true },
  'token.unsupported-provider': { status: 400, title: 'Unsupported provider', needsReauth: true },
  'token.refresh-failed': { status: 502, title: 'Token refresh failed' },
  'token.save-failed': { status: 500, title: 'Failed to save refreshed token', needsReauth: true },
  'notices.none': { status: 503, title: 'This Flow cannot send notices to devices. Its host can switch them on.' },
  'push.unsigned': { status: 401, title: 'That is not signed by Google.' },
  'push.stranger': { status: 403, title: 'That is not signed by the account this Flow listens to.' },
  'provider.unauthorized': {
    status: 401,
    title: 'Google no longer accepts this connection. Please sign in again.',
    needsReauth: true,
  },
  'provider.forbidden': { status: 403, title: 'Google refused that. Flow may lack a permission.' },
  'provider.scope-missing': {
    status: 403,
    title: 'Flow lacks a permission for that. Reconnect your Google account, and leave every box ticked.',
    needsReauth: true,
  },
  'provider.other-mailbox': {
    status: 403,
    title: 'Google opened another account’s mailbox, and Flow kept nothing of it.',
    needsReauth: true,
  },
  'provider.api-off': {
    status: 503,
    title:
      'This Google API is not switched on for Flow. Whoever runs Flow can switch it on; it goes on by itself then.',
  },
  'provider.not-found': { status: 404, title: 'Google no longer has that email.' },
  'provider.quota': {
    status: 429,
    title: 'Google lets Flow do no more of that for now. It goes on by itself, at the latest tomorrow.',
  },
  'provider.rate-limit': { status: 429, title: 'Gmail asked Flow to slow down. It goes on by itself in a moment.' },
  'provider.unavailable': { status: 503, title: 'Gmail cannot be reached right now. Flow keeps trying.' },
  'provider.too-large': { status: 502, title: 'Gmail’s answer was more than Flow takes at once.' },
  'provider.rejected': { status: 502, title: 'Gmail did not accept that.' },
  'secret.unreadable': { status: 500, title: 'A stored secret cannot be read. The host should check the key.' },
  'database.unavailable': { status: 503, title: 'Flow is starting again. Nothing was lost; it goes on in a moment.' },
  'network.offline': { status: 503, title: 'Flow cannot be reached. Try again, or check your network.' },
  unexpected: { status: 500, title: 'An unexpected error occurred. Please refresh the page or try again later.' },
} as const satisfies Record<string, Entry>;

export type ProblemCode = keyof typeof problems;

/** RFC 9457 problem details on the wire. */
export type ProblemDetails = { type: string; title: string; status: number; code: ProblemCode; needsReauth?: true };

/** An expected failure with a code of the table. `detail` is for our logs only. */
export class Problem extends Error {
  readonly code: ProblemCode;
  /** Seconds until a retry, if the other side said so. */
  readonly retryAfter: number | undefined;
  /** The other side's HTTP status, if the sentence names it. */
  readonly answered: number | undefined;
  /** The time on the other side's clock, if it matters. */
  readonly answeredAt: Date | null;
  constructor(
    code: ProblemCode,
    options: {
      detail?: string;
      retryAfter?: number;
      answered?: number;
      answeredAt?: Date | null;
      cause?: unknown;
    } = {},
  ) {
    super(options.detail ? `${code}: ${options.detail}` : code, { cause: options.cause });
    this.name = 'Problem';
    this.code = code;
    this.retryAfter = options.retryAfter;
    this.answered = options.answered;
    this.answeredAt = options.answeredAt ?? null;
  }
}

export const isProblemCode = (code: unknown): code is ProblemCode => typeof code === 'string' && code in problems;

/** An error other than a `Problem` gets the title of `unexpected`. */
export const titleOf = (error: unknown): string => problems[error instanceof Problem ? error.code : 'unexpected'].title;

/** Every further call needs a reconnect first. */
export const needsReauth = (code: ProblemCode): boolean => {
  const entry: Entry = problems[code];
  return entry.needsReauth === true;
};

/** An error other than a `Problem` becomes `unexpected`, so nothing internal leaks. */
export const problemDetails = (error: unknown): ProblemDetails => {
  const code = error instanceof Problem ? error.code : 'unexpected';
  const entry: Entry = problems[code];
  const answered = error instanceof Problem ? error.answered : undefined;
  return {
    type: `about:blank#${code}`,
    title: answered === undefined ? entry.title : `${entry.title}: ${answered}`,
    status: entry.status,
    code,
    ...(entry.needsReauth ? { needsReauth: true as const } : {}),
  };
};
