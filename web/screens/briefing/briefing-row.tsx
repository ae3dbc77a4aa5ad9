// One line of the briefing. What was said is ink, what is to come is grey, and a tap goes there. Words of mail are set in the letter's type.
import { Archive, CalendarDays, Check, MailOpen, MessageSquareText, Reply } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BriefingHandle, BriefingLine } from '#domain/briefing.ts';
import { archiveLine, bringMail, moreWords, settleLine } from '#web/conversation/briefing/act-on-line.ts';
import type { ShownBriefing } from '#web/conversation/briefing/shown-briefing.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './briefing.module.css';
import type { BriefingHere } from './use-briefing.ts';

type Props = { line: BriefingLine; nth: number; here: BriefingHere; shown: ShownBriefing };

export function BriefingRow({ line, nth, here, shown }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const isNow = nth === shown.at && shown.pace !== 'over';
  const isSaid = shown.heard.has(line.id);
  useEffect(() => {
    if (isNow && shown.pace === 'telling') row.current?.scrollIntoView({ block: 'nearest' });
  }, [isNow, shown.pace]);
  return (
    <li ref={row} className={styles.line} data-said={isSaid} data-now={isNow}>
      <button type="button" aria-current={isNow} onClick={() => here.telling.go(nth)}>
        {isNow && shown.pace === 'telling' ? <Spoken line={line} here={here} /> : <Words line={line} />}
        <span className="sr">{isSaid ? '. Heard. Say it again' : '. Say from here'}</span>
      </button>
      {isNow && <Acts line={line} here={here} />}
    </li>
  );
}

function Words({ line: { text, quote } }: { line: BriefingLine }) {
  if (quote === null) return text;
  return (
    <>
      {text.slice(0, quote.from)}
      <q>{text.slice(quote.from, quote.to)}</q>
      {text.slice(quote.to)}
    </>
  );
}

/** The words so far are marked. */
function Spoken({ line, here }: { line: BriefingLine; here: BriefingHere }) {
  const said = useObserved(here.telling.said, (current) => current);
  return (
    <>
      <mark>{line.text.slice(0, said)}</mark>
      {line.text.slice(said)}
    </>
  );
}

const opens: Record<NonNullable<BriefingHandle>['kind'], string> = {
  mail: 'Open the email',
  promise: 'Open the email',
  event: 'Open the calendar',
};

function Acts({ line, here }: { line: BriefingLine; here: BriefingHere }) {
  const { handle } = line;
  if (handle === null) return null;
  const { session } = here;
  const tell = (words: string | null): void => {
    if (words !== null) session.saying.say(words);
  };
  const Open = handle.kind === 'event' ? CalendarDays : MailOpen;
  return (
    <span className={styles.handles}>
      <Button onClick={() => here.open(line)}>
        <Open size={16} strokeWidth={1.75} aria-hidden="true" />
        {opens[handle.kind]}
      </Button>
      {line.more.length > 0 && (
        <Button onClick={() => tell(moreWords(line))}>
          <MessageSquareText size={16} strokeWidth={1.75} aria-hidden="true" />
          More
        </Button>
      )}
      {handle.kind === 'mail' && (
        <>
          <Button onClick={() => reply(here)}>
            <Reply size={16} strokeWidth={1.75} aria-hidden="true" />
            Reply
          </Button>
          <Button onClick={() => tell(archiveLine(session))}>
            <Archive size={16} strokeWidth={1.75} aria-hidden="true" />
            Archive
          </Button>
        </>
      )}
      {handle.kind === 'promise' && (
        <Button onClick={() => tell(settleLine('done', false))}>
          <Check size={16} strokeWidth={1.75} aria-hidden="true" />
          Done
        </Button>
      )}
    </span>
  );
}

const reply = ({ session }: BriefingHere): void => {
  if (bringMail(session) === null) session.drafting.act({ kind: 'reply', words: null });
};
