// Opens above its chip; on a phone, at the bottom for the thumb. Typing filters, and can create a label.
import { Check, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { labelToMake } from '#domain/label.ts';
import type { Label, LabelId, Thread } from '#domain/mail.ts';
import type { Picked } from '#web/conversation/asking/asking.ts';
import { labelCommand } from '#web/conversation/mail/labelling.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { useSpaceInText } from '#web/stage/keys/space-in-text.ts';
import { useObserved, useStageSession, useThread } from '#web/stage/use-stage-session.ts';
import { useOverlay } from '#web/ui/overlay.ts';
import { type LabelChoice, labelChoices } from './label-choices.ts';
import styles from './label-picker.module.css';
import { useLeaving, usePlace } from './use-popover.ts';

export function LabelPicker({ picked }: { picked: Picked }) {
  const { picking, acts } = useStageSession();
  const labels = useObserved(mailbox, (box) => box.labels);
  const thread = useThread(picked.threadId);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const panel = useRef<HTMLDivElement>(null);
  const choices = labelChoices(labels, labelsOn(thread), typed);
  const chosen = Math.min(at, choices.length - 1);
  const title = picked.command === 'move' ? 'Move to' : 'Label as';
  useOverlay(true, 'asks');
  usePlace(panel, 'more', 'input');
  useLeaving(panel, picking.close);
  const choose = (choice: LabelChoice | undefined): void => {
    if (!choice) return;
    picking.close();
    const takesOff = choice.kind === 'label' && choice.on && picked.command === 'label';
    acts.give(labelCommand(takesOff ? 'unlabel' : picked.command, picked.threadId, idOf(choice)));
  };
  const pressed = (event: KeyboardEvent): void => {
    const by = steps[event.key];
    if (event.key === 'Escape') picking.close();
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(choices[chosen]);
    else if (by !== undefined && choices.length > 0) setAt((chosen + by + choices.length) % choices.length);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={panel} className={styles.popover} role="dialog" aria-label={title} onKeyDown={pressed}>
      <div className={styles.head}>
        <span>{title}</span>
        <span className="say">or say “{picked.command === 'move' ? 'file under' : 'label it'} …”</span>
      </div>
      <input
        {...useSpaceInText()}
        className={styles.field}
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={choices[chosen] && `${list}-${chosen}`}
        aria-label="Label"
        placeholder="Type a label"
        value={typed}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={200}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
      />
      <Choices {...{ list, choices, chosen }} onAt={setAt} onChosen={choose} />
      {choices.length === 0 && <p className={styles.none}>{noneWords(typed)}</p>}
    </div>
  );
}

type Listed = {
  list: string;
  choices: readonly LabelChoice[];
  chosen: number;
  onAt: (nth: number) => void;
  onChosen: (choice: LabelChoice) => void;
};

function Choices({ list, choices, chosen, onAt, onChosen }: Listed) {
  return (
    <div id={list} className={styles.list} role="listbox" aria-label="Labels">
      {choices.map((choice, nth) => (
        <div
          key={idOf(choice)}
          id={`${list}-${nth}`}
          className={styles.choice}
          role="option"
          aria-selected={nth === chosen}
          onPointerMove={() => onAt(nth)}
          onClick={() => onChosen(choice)}
        >
          <Row choice={choice} />
        </div>
      ))}
    </div>
  );
}

function Row({ choice }: { choice: LabelChoice }) {
  if (choice.kind === 'new')
    return (
      <>
        <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>Create “{choice.name}”</span>
      </>
    );
  return (
    <>
      {choice.on ? <Check size={18} strokeWidth={2} aria-hidden="true" /> : <i />}
      <span>
        {choice.label.name}
        {choice.on && <span className="sr">, on this email</span>}
      </span>
    </>
  );
}

const idOf = (choice: LabelChoice): LabelId => (choice.kind === 'new' ? labelToMake(choice.name) : choice.label.id);

const labelsOn = (thread: Thread | undefined): Label[] => thread?.messages.flatMap(({ labels }) => labels) ?? [];

const noneWords = (typed: string): string =>
  typed.trim() === '' ? 'You have no labels yet. Type a name to make one.' : 'Gmail takes no label of that name.';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
