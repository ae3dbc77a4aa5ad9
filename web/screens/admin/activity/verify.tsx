// Asks whether the log is as it was written.
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { type ChainVerdict, chainParts } from '#domain/admin-activity.ts';
import { problemDetails } from '#domain/problem.ts';
import { verifyActivity } from '#web/data/admin-activity.ts';
import { numberHere } from '#web/formats.ts';
import { counted, momentWords } from '#web/screens/admin/frame/words.ts';
import { Button } from '#web/ui/button.tsx';
import { notice } from '#web/ui/notices/notice.ts';

export function Verify() {
  const [done, setDone] = useState<number | null>(null);
  const start = async (): Promise<void> => {
    setDone(0);
    try {
      notice(said(await verifyActivity(setDone)));
    } catch (error) {
      notice({ title: problemDetails(error).title, tone: 'danger', icon: 'trouble', about: 'chain' });
    }
    setDone(null);
  };
  return (
    <Button
      busy={done === null ? undefined : `Verifying, ${Math.floor((100 * done) / chainParts)}%`}
      onClick={() => void start()}
    >
      <ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />
      Verify the chain
    </Button>
  );
}

const said = ({ entries, faults, first, anchoredAt }: ChainVerdict): Parameters<typeof notice>[0] => {
  if (first === null)
    return {
      title: 'The log is as it was written',
      text: `${numberHere(entries)} entries, each in its place. ${anchorWords(anchoredAt)}`,
      icon: 'done',
      about: 'chain',
    };
  return {
    title: `${counted(faults, 'entry is', 'entries are')} not as written`,
    text: firstWords(first),
    tone: 'danger',
    icon: 'trouble',
    stays: 'until answered',
    about: 'chain',
  };
};

const anchorWords = (at: string | null): string =>
  at === null
    ? 'This host has no anchor outside the database yet.'
    : `The anchors outside the database agree, up to ${momentWords(at)}.`;

/** Names the first bad row, as far as the log still tells. */
const firstWords = ({ fault, id, email, at, actionType }: NonNullable<ChainVerdict['first']>): string => {
  const what = [actionType, email === null ? null : `of ${email}`, at === null ? null : `at ${momentWords(at)}`]
    .filter((part) => part !== null)
    .join(' ');
  return `The first: ${what === '' ? 'an entry' : what}. The trouble: ${fault}.${id === null ? '' : ` Its id is ${id}.`}`;
};
