// The card takes focus, not an answer: a key meant for something else must confirm nothing.
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Answer } from '#language/engine/question.ts';
import { now } from '#web/clock.ts';
import type { Asked } from '#web/conversation/asking/questions.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { settings } from '#web/data/settings.ts';
import { formatsHere } from '#web/formats.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import styles from './question-card.module.css';
import { choicesAt } from './snooze-choices.ts';

export function QuestionCard({ asked }: { asked: Asked }) {
  const { questions } = useStageSession();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before !== document.body) before.focus();
    };
  }, []);
  const choices = choicesOf(asked);
  const pressed = (event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const choice = choices.find((one) => one.shortcut.toLowerCase() === key);
    if (choice) questions.answer(choice.answer);
    else if (key === 'escape') questions.answer({ kind: 'no' });
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={panel}
      className={styles.card}
      role="alertdialog"
      aria-label={asked.words}
      tabIndex={-1}
      onKeyDown={pressed}
    >
      <p>{asked.words}</p>
      {asked.question.kind === 'proof' && (
        <p className={styles.proof}>
          or say <strong>{asked.question.number}</strong>
        </p>
      )}
      <div className={styles.acts}>
        {choices.map(({ label, shortcut, answer }, nth) => (
          <Button key={label} kind={nth === 0 ? 'flow' : 'line'} onClick={() => questions.answer(answer)}>
            {label}
            <Kbd hidden>{shortcut}</Kbd>
          </Button>
        ))}
      </div>
    </div>
  );
}

type Choice = { label: string; shortcut: string; answer: Answer };

const choicesOf = ({ question, yes = 'Yes' }: Asked): Choice[] => {
  switch (question.kind) {
    case 'yes-no':
      return [
        { label: yes, shortcut: 'Y', answer: { kind: 'yes' } },
        { label: 'No', shortcut: 'N', answer: { kind: 'no' } },
      ];
    case 'proof':
      return [
        { label: yes, shortcut: 'Y', answer: { kind: 'yes' } },
        { label: 'Leave it', shortcut: 'N', answer: { kind: 'no' } },
      ];
    case 'which':
      return [...numbered(question.options.map((label, nth) => [label, { kind: 'option', nth }])), none('Neither')];
    case 'when': {
      const times = choicesAt('snooze', {
        now: now(),
        zone: zoneHere(),
        formats: formatsHere(),
        times: settings.current(),
      });
      return [...numbered(times.map(({ label, when }) => [label, { kind: 'time', when }])), none('Not now')];
    }
  }
};

const numbered = (choices: readonly (readonly [string, Answer])[]): Choice[] =>
  choices.map(([label, answer], nth) => ({ label, shortcut: String(nth + 1), answer }));

const none = (label: string): Choice => ({ label, shortcut: 'N', answer: { kind: 'no' } });
