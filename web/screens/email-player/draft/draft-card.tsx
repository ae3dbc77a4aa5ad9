// The draft card. Flow sends exactly what it shows.
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Draft } from '#domain/draft.ts';
import { unproven } from '#domain/recipient-warning.ts';
import { warningLines, wideAudienceLine } from '#language/en/drafting/recipient-warning-replies.ts';
import { isShown, type Writing, writing } from '#web/commands/draft-box.ts';
import { planned, saidTime } from '#web/conversation/drafting/send-later.ts';
import { useSpaceInText } from '#web/stage/keys/space-in-text.ts';
import { nameOf } from '#web/stage/people.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { AddressText } from '#web/ui/address-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Kbds } from '#web/ui/kbd.tsx';
import { Dictated } from './dictated.tsx';
import styles from './draft.module.css';
import { DraftElsewhere } from './draft-elsewhere.tsx';
import { SubjectField } from './draft-fields.tsx';
import { DraftFiles } from './draft-files.tsx';
import { DraftOrphan } from './draft-orphan.tsx';
import { DraftQuestion } from './draft-question.tsx';
import { DraftSignature } from './draft-signature.tsx';
import { QuickReplies } from './quick-replies.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { useTyping } from './use-typing.ts';

export function DraftCard() {
  const current = useObserved(writing, (one) => one);
  return current && <Card key={current.draft.id} of={current} />;
}

function Card({ of }: { of: Writing }) {
  const { drafting } = useStageSession();
  const { draft, step } = of;
  const space = useSpaceInText();
  const pressed = (event: KeyboardEvent): void => {
    space.onKeyDown(event);
    if (event.key === 'Escape') {
      event.stopPropagation();
      drafting.act({ kind: 'discard' });
    } else if (event.key === 'Enter' && event.repeat) {
      // The press that read a draft back must not also send it.
      if (!(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      drafting.sendByHand('key');
    }
  };
  return (
    <form
      className={styles.draft}
      aria-label={`${title[draft.kind]} draft`}
      {...space}
      onKeyDown={pressed}
      onSubmit={(event) => {
        event.preventDefault();
        drafting.sendByHand('tap');
      }}
    >
      <Head draft={draft} />
      <DraftElsewhere of={of} />
      <DraftOrphan of={of} />
      <RecipientFields draft={draft} warnings={of.warnings} />
      <DraftQuestion draftId={draft.id} />
      {(draft.kind === 'new' || draft.kind === 'forward') && <SubjectField subject={draft.subject} />}
      <Text draft={draft} step={step} />
      <Dictated />
      <DraftSignature draft={draft} />
      <QuickReplies draft={draft} />
      <DraftFiles of={of} />
      <div className={styles.end}>
        <Warnings of={of} />
        {/* The user must first choose between the two versions. */}
        {of.elsewhere === null && <Foot of={of} />}
      </div>
    </form>
  );
}

const title = { reply: 'Reply', 'reply-all': 'Reply to all', forward: 'Forward', new: 'New email' } as const;

function Head({ draft }: { draft: Draft }) {
  const { drafting } = useStageSession();
  const answers = draft.kind === 'reply' || draft.kind === 'reply-all';
  return (
    <header className={styles.head}>
      <span>
        {answers ? 'Reply to ' : title[draft.kind]}
        {answers && <b>{draft.to.map(nameOf).join(', ')}</b>}
      </span>
      <IconButton label="Discard draft (Esc)" onClick={() => drafting.act({ kind: 'discard' })}>
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </header>
  );
}

function Text({ draft, step }: { draft: Draft; step: Writing['step'] }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { shown, ...typing } = useTyping(draft.text);
  const writesFirst = draft.to.length > 0;
  useEffect(() => {
    if (writesFirst) field.current?.focus();
    // Run only when the draft opens, so a field the user types in keeps the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div className={styles.text}>
      <label className="sr" htmlFor={id}>
        Draft
      </label>
      <textarea
        ref={field}
        id={id}
        className={`read ${styles.area} ${step === 'writing' ? styles.wet : ''}`}
        value={shown}
        placeholder="Say it, or type it"
        maxLength={200_000}
        {...typing}
      />
    </div>
  );
}

function Warnings({ of }: { of: Writing }) {
  const { ownAddress } = useStageSession();
  return (
    <div className={styles.warnings} role="status">
      {warningsOf(of, ownAddress).map((line) => (
        <p key={line}>
          <AddressText>{line}</AddressText>
        </p>
      ))}
      {of.step === 'ready' && unproven(of.warnings).length > 0 && (
        // Hidden from screen readers: spoken aloud, the number could confirm itself.
        <p aria-hidden="true">
          Or say the number <b className="num">{of.number}</b>.
        </p>
      )}
    </div>
  );
}

const warningsOf = ({ draft, warnings }: Writing, ownAddress: string): string[] =>
  [wideAudienceLine(draft, ownAddress), ...warningLines(warnings, draft)].filter((line) => line !== null);

function Foot({ of }: { of: Writing }) {
  const { drafting } = useStageSession();
  const plan = useObserved(planned, (one) => one);
  const at = plan && plan.draftId === of.draft.id ? plan.at : null;
  const asks = of.step === 'ready' && !of.orphan;
  const sends = isShown(of) && !of.orphan;
  return (
    <footer className={styles.foot}>
      <span className={styles.ask} role="status">
        {asks && question(at)}
      </span>
      <Button kind="ghost" onClick={() => drafting.act({ kind: 'save' })}>
        Save draft
      </Button>
      <Button kind="ghost" data-chip="later" onClick={() => drafting.later(null, 'tap')}>
        Send later
      </Button>
      <Again step={of.step} sends={sends} />
      <Button type="submit" kind="flow">
        {sends ? (at === null ? 'Send' : 'Schedule') : 'Read it back'} <Kbds keys={['Ctrl', '↵']} hidden />
      </Button>
    </footer>
  );
}

const question = (at: Date | null): string => (at === null ? 'Send it?' : `Send it ${saidTime(at)}?`);

function Again({ step, sends }: { step: Writing['step']; sends: boolean }) {
  const { drafting } = useStageSession();
  if (step === 'ready')
    return (
      <Button key="change" kind="ghost" onClick={() => drafting.act({ kind: 'change' })}>
        Change
      </Button>
    );
  return sends ? (
    <Button
      key="again"
      kind="ghost"
      onClick={({ currentTarget }) => {
        // This button goes away, and Send is what follows.
        currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
        drafting.readBack();
      }}
    >
      Read it back
    </Button>
  ) : null;
}
