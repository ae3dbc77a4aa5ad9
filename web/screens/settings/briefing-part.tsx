// When the briefing and the evening wrap-up come by themselves.
import { settings } from '#web/data/settings.ts';
import { formatsHere } from '#web/formats.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Switch } from '#web/ui/switch.tsx';
import { change } from './change.ts';
import { Choice } from './choice.tsx';
import { halfHours } from './times.ts';

export function BriefingPart() {
  const { briefingOnOpening, briefingAt, wrapUpAt } = useObserved(settings, (all) => all);
  return (
    <>
      <Switch
        on={briefingOnOpening}
        name="Briefing when you open Flow"
        onChange={(value) => change({ name: 'briefingOnOpening', value })}
      >
        {briefingOnOpening
          ? 'The first time each morning. Flow shows it and waits for you to press play.'
          : 'Off. Say “brief me” whenever you like.'}
      </Switch>
      <Choice
        name="Morning briefing"
        value={String(briefingAt ?? '')}
        options={timesWith(briefingAt, { from: 5 * 60, to: 12 * 60 })}
        onChoose={(value) => change({ name: 'briefingAt', value: minutesIn(value) })}
      >
        A notice says that it’s ready, and nothing of your mail. Quiet hours keep it away.
      </Choice>
      <Choice
        name="Evening wrap-up"
        value={String(wrapUpAt ?? '')}
        options={timesWith(wrapUpAt, { from: 15 * 60, to: 23 * 60 })}
        onChoose={(value) => change({ name: 'wrapUpAt', value: minutesIn(value) })}
      />
    </>
  );
}

const minutesIn = (value: string): number | null => (value === '' ? null : Number(value));

const timesWith = (kept: number | null, between: { from: number; to: number }) => [
  { value: '', name: 'Off' },
  ...halfHours(formatsHere(), { ...between, also: kept }),
];
