// What Flow reads of a mail, and how fast.
import { use } from 'react';
import type { Player } from '#web/conversation/player/player.ts';
import { speedLabel, speeds } from '#web/conversation/player/speed.ts';
import { settings } from '#web/data/settings.ts';
import { StageSessionContext, useObserved } from '#web/stage/use-stage-session.ts';
import { Switch } from '#web/ui/switch.tsx';
import { change } from './change.ts';
import { Segments } from './segments.tsx';

export function ReadingPart() {
  const session = use(StageSessionContext);
  const { summaries, readsAll, queueOrder, newslettersApart, codesAloud } = useObserved(settings, (all) => all);
  return (
    <>
      {session && <Speed player={session.player} />}
      <Segments
        name="What comes first"
        options={orders}
        chosen={queueOrder}
        onChoose={(value) => change({ name: 'queueOrder', value })}
      />
      <Switch
        on={newslettersApart}
        name="Newsletters apart"
        onChange={(value) => change({ name: 'newslettersApart', value })}
      >
        {newslettersApart
          ? 'Newsletters and receipts wait until you ask for them.'
          : queueOrder === 'importance'
            ? 'Flow reads newsletters and receipts after all other mail.'
            : 'Newsletters and receipts stand among your mail, by time.'}
      </Switch>
      <Switch on={summaries} name="Summary first" onChange={(value) => change({ name: 'summaries', value })}>
        {summaries ? 'Each mail begins with what it is about.' : 'Each mail begins with its own words.'}
      </Switch>
      <Switch on={readsAll} name="Greetings and footers" onChange={(value) => change({ name: 'readsAll', value })}>
        {readsAll
          ? 'Flow reads them too. What a mail quotes stays out.'
          : 'On the screen, but not read aloud. What a mail quotes stays out too.'}
      </Switch>
      <Switch on={codesAloud} name="Say codes when I ask" onChange={(value) => change({ name: 'codesAloud', value })}>
        {codesAloud
          ? 'Flow says a sign-in code only when you ask for it.'
          : 'Flow says no sign-in code, even when you ask. You see them in the mail.'}
      </Switch>
    </>
  );
}

const orders = [
  { value: 'importance', name: 'What matters' },
  { value: 'newest', name: 'The newest' },
  { value: 'oldest', name: 'The oldest' },
] as const;

const steps = speeds.map((speed) => ({ value: speed, name: speedLabel(speed) }));

function Speed({ player }: { player: Player }) {
  const speed = useObserved(player.state, (state) => state.speed);
  return (
    <Segments
      name="Speed on this device"
      options={steps}
      chosen={speed}
      onChoose={(speed) => player.send({ kind: 'speed', speed })}
    />
  );
}
