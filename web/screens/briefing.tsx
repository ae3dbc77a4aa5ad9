// The day in a minute: what needs the person, their meetings, their promises, and in the evening what came of it.
import { type MetaFunction, useSearchParams } from 'react-router';
import { titled } from '#web/brand.ts';
import { useScene } from '#web/stage/scene/use-scene.ts';
import { briefingScene } from './briefing/briefing-controls.ts';
import { BriefingView } from './briefing/briefing-view.tsx';
import { useBriefing } from './briefing/use-briefing.ts';

export const meta: MetaFunction = () => [{ title: titled('Briefing') }];

/** Another kind is another briefing. */
export default function BriefingScreen() {
  const [params] = useSearchParams();
  return <Kept key={params.get('of') ?? ''} />;
}

function Kept() {
  const here = useBriefing();
  useScene(briefingScene(here));
  return <BriefingView {...here} />;
}
