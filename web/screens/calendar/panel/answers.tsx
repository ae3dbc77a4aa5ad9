// The three answers to an invitation. The given one is pressed.
import type { Rsvp } from '#domain/calendar.ts';
import { Button } from '#web/ui/button.tsx';

type Props = { given: Rsvp | null; onAnswer: (answer: Rsvp) => void };

export function Answers({ given, onAnswer }: Props) {
  return choices.map(({ answer, name, shortcut }) => (
    <Button
      key={answer}
      kind={given === answer ? 'flow' : 'line'}
      aria-pressed={given === answer}
      title={`${name} (${shortcut})`}
      onClick={() => onAnswer(answer)}
    >
      {name}
    </Button>
  ));
}

const choices: readonly { answer: Rsvp; name: string; shortcut: string }[] = [
  { answer: 'accepted', name: 'Yes', shortcut: 'Y' },
  { answer: 'declined', name: 'No', shortcut: 'N' },
  { answer: 'tentative', name: 'Maybe', shortcut: 'M' },
];
