import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Draft } from '#domain/draft.ts';
import { problemDetails } from '#domain/problem.ts';
import { shownMoment } from '#language/en/engine/moments.ts';
import { now } from '#web/clock.ts';
import { openDraft, throwAway } from '#web/commands/draft-box.ts';
import { holdBack, leaving, moveLeaving } from '#web/commands/leaving.ts';
import { isLater, type Leaving } from '#web/commands/under-way.ts';
import { momentIn } from '#web/conversation/asking/defer.ts';
import { draftPanel } from '#web/conversation/drafting/draft-panels.ts';
import { saidFrom } from '#web/conversation/script/zone.ts';
import { formatsHere } from '#web/formats.ts';
import { paths } from '#web/paths.ts';
import { nameOf, shownTime } from '#web/stage/people.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './drafts.module.css';
import { type SavedHere, useSaved } from './use-saved.ts';

export function Drafts() {
  const { saved, trouble, drop } = useSaved();
  const all = useObserved(leaving, (every) => every);
  const waiting = all.filter((one) => one.leavesAt === null || isLater(one));
  const { drafts, discarded, elsewhere } = sorted(saved);
  const listed = waiting.length + drafts.length + discarded.length + elsewhere.length;
  return (
    <div className={styles.lists}>
      <p role="status">
        {saved === null ? 'Looking for your drafts.' : (trouble ?? (listed === 0 ? 'Nothing is begun.' : ''))}
      </p>
      <List title="Waiting" rows={waiting}>
        {(one) => <Waits key={one.confirmed.sendingId} of={one} />}
      </List>
      <List title="Drafts" rows={drafts}>
        {(one) => <Row key={one.draft.id} of={one} onGone={() => drop(one.draft.id)} />}
      </List>
      <List title="Discarded" rows={discarded}>
        {(one) => <Row key={one.draft.id} of={one} />}
      </List>
      <List title="In Gmail" rows={elsewhere}>
        {(one) => (
          <li key={one.messageId}>
            <Words to={one.to.map(nameOf).join(', ')} subject={one.subject} text={one.text} at={one.at} />
            <a href="https://mail.google.com/mail/u/0/#drafts" target="_blank" rel="noreferrer">
              Open in Gmail
            </a>
          </li>
        )}
      </List>
    </div>
  );
}

const sorted = (saved: SavedHere | null) => ({
  drafts: (saved?.drafts ?? []).filter(({ discarded }) => !discarded),
  discarded: (saved?.drafts ?? []).filter(({ discarded }) => discarded),
  elsewhere: saved?.elsewhere ?? [],
});

function List<Of>({ title, rows, children }: { title: string; rows: readonly Of[]; children: (one: Of) => ReactNode }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>{rows.map(children)}</ul>
    </section>
  );
}

const useOpen = (): ((draft: Draft) => void) => {
  const navigate = useNavigate();
  return (draft) => {
    draftPanel.close();
    openDraft(draft);
    void navigate(paths.emailPlayer);
  };
};

function Row({ of: { draft, at, discarded }, onGone }: { of: SavedHere['drafts'][number]; onGone?: () => void }) {
  const open = useOpen();
  return (
    <li>
      <Words to={toOf(draft)} subject={draft.subject} text={draft.text} at={at} />
      <Button kind="ghost" onClick={() => open(draft)}>
        {discarded ? 'Get it back' : 'Continue'}
      </Button>
      {onGone && (
        <Button
          kind="ghost"
          onClick={() => {
            throwAway(draft);
            onGone();
          }}
        >
          Discard
        </Button>
      )}
    </li>
  );
}

function Waits({ of }: { of: Leaving }) {
  const { draft, confirmed, leavesAt } = of;
  const navigate = useNavigate();
  const [moving, setMoving] = useState(false);
  const [trouble, setTrouble] = useState('');
  const move = (at: string | null): void => {
    setMoving(false);
    moveLeaving(confirmed.sendingId, at).catch((error: unknown) => setTrouble(problemDetails(error).title));
  };
  const cancel = async (): Promise<void> => {
    const answered = await holdBack(confirmed.sendingId);
    if (answered !== 'held')
      return setTrouble(answered === 'left' ? 'It had already left.' : 'Flow cannot reach the server.');
    draftPanel.close();
    void navigate(paths.emailPlayer);
  };
  const at = leavesAt ?? Date.parse(confirmed.at ?? '');
  const when = shownMoment(saidFrom(new Date(Number.isNaN(at) ? now() : at)));
  const words = leavesAt === null ? `Waits for connection${confirmed.at === null ? '' : `, ${when}`}` : when;
  return (
    <li>
      <Words to={toOf(draft)} subject={draft.subject} text={words} />
      {leavesAt !== null && (
        <>
          <Button kind="ghost" onClick={() => setMoving(!moving)} aria-expanded={moving}>
            Change time
          </Button>
          <Button kind="ghost" onClick={() => move(null)}>
            Send now
          </Button>
        </>
      )}
      <Button kind="ghost" onClick={() => void cancel()}>
        Cancel
      </Button>
      {moving && <NewTime onChosen={(chosen) => move(chosen.toISOString())} />}
      <p role="alert">{trouble}</p>
    </li>
  );
}

function NewTime({ onChosen }: { onChosen: (at: Date) => void }) {
  const [words, setWords] = useState('');
  const at = words.trim() === '' ? null : momentIn(words);
  return (
    <form
      className={styles.time}
      onSubmit={(event) => {
        event.preventDefault();
        if (at) onChosen(at);
      }}
    >
      <input
        aria-label="New time"
        placeholder="Monday at eight"
        value={words}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
      />
      <span role="status">{at ? shownMoment(saidFrom(at)) : ''}</span>
      <Button type="submit" disabled={at === null}>
        Set
      </Button>
    </form>
  );
}

function Words({ to, subject, text, at }: { to: string; subject: string; text: string; at?: string }) {
  const [opened] = useState(now);
  return (
    <span className={styles.words}>
      <b>{subject || 'No subject'}</b>
      <span>{to === '' ? 'To nobody yet' : `To ${to}`}</span>
      <small>{text.slice(0, 140)}</small>
      {at !== undefined && <time dateTime={at}>{shownTime(new Date(at), opened, formatsHere())}</time>}
    </span>
  );
}

const toOf = ({ to }: Draft): string => to.map(nameOf).join(', ');
