import type { Formats } from '#domain/formats.ts';
import type { DraftAct } from '#language/drafting/draft-intent.ts';
import { refusalReply } from '#language/en/app/unsupported-replies.ts';
import { shownMoment } from '#language/en/engine/moments.ts';
import type { Control, ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { speedLabel } from '#web/conversation/player/speed.ts';
import type { Offer } from './offers.ts';

/** `why`: understood but impossible. Null if the text is no command. */
export const sentenceFor = (
  intent: ParsedUtterance,
  typed: string,
  offers: readonly Offer[],
  { now, zone }: Situation,
  formats: Formats,
): { name: string; why: string | null } | null => {
  const named = (kind: string): string => offers.find((offer) => offer.kind === kind)?.name ?? typed;
  const moment = (at: string): string => shownMoment({ at: new Date(at), now, zone, formats });
  switch (intent.kind) {
    case 'fallback':
      return null;
    case 'refused':
      return { name: `“${typed}”`, why: refusalReply(intent) };
    case 'control':
      return { name: controlled(intent.control, named), why: null };
    case 'draft':
      return { name: drafted(intent.act, named), why: null };
    case 'command': {
      const { command } = intent;
      if (command.kind === 'snooze') return { name: `Snooze until ${moment(command.args.until)}`, why: null };
      if (command.kind === 'remind')
        return {
          name: `Remind me ${moment(command.args.at)}${command.args.unlessAnswered ? ' if nobody answers' : ''}`,
          why: null,
        };
      return { name: 'threadIds' in command.args ? ofMail(named(command.kind)) : named(command.kind), why: null };
    }
    default:
      return { name: typed, why: null };
  }
};

const ofMail = (name: string): string => (name.includes(' ') ? name : `${name} this email`);

const controlled = (control: Control, named: (kind: string) => string): string => {
  if ('count' in control && control.count > 1)
    return `${control.count} emails ${control.kind === 'next' ? 'on' : 'back'}`;
  switch (control.kind) {
    case 'speed':
      return `Speed ${speedLabel(control.rate)}`;
    case 'search':
      return `Search mail for “${control.words}”`;
    case 'refine':
      return `Only “${control.words}”`;
    case 'open-result':
      return control.nth === null ? 'Open the chosen result' : `Open result ${control.nth}`;
    case 'when':
      return named(control.command);
    default:
      return named(control.kind);
  }
};

const drafted = (act: DraftAct, named: (kind: string) => string): string => {
  if ('who' in act && act.who !== null) return `${act.kind === 'new' ? 'Email' : 'Forward to'} ${act.who}`;
  // An edit's own words describe it.
  if (act.kind === 'edit' || act.kind === 'spell-out') return act.words;
  if ('words' in act && act.words !== null) return `${named(act.kind)}: “${act.words}”`;
  return named(act.kind);
};
