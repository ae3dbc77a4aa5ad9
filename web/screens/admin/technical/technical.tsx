// Technical Logs: is this Flow up, how fast, which services work, and which errors are open.
import { healthFigures, type TechnicalFigures } from '#domain/technical-figures.ts';
import { askTechnicalFigures } from '#web/data/admin-figures.ts';
import { FigureCard, FigureCards } from '#web/screens/admin/figures/figure-card.tsx';
import { valueWords } from '#web/screens/admin/figures/figure-words.ts';
import { Group } from '#web/screens/admin/figures/group.tsx';
import { useFigures } from '#web/screens/admin/figures/use-figures.ts';
import { SectionPage } from '#web/screens/admin/frame/section-page.tsx';
import { Counters } from './counters.tsx';
import { Errors } from './errors.tsx';
import { healthWords } from './health-words.ts';
import { Services } from './services.tsx';

export function Technical() {
  const answer = useFigures('technical', askTechnicalFigures, (sample) => sample.technical);
  return (
    <SectionPage answer={answer} loading="Loading technical logs..." lead={healthWords}>
      {(data) => (
        <>
          <Health data={data} />
          <Group title="Service Status">
            <Services rows={data.services} />
          </Group>
          <Counters counters={data.counters} />
          <Errors onChanged={answer.again} />
        </>
      )}
    </SectionPage>
  );
}

const Health = ({ data }: { data: TechnicalFigures }) => (
  <FigureCards columns={4}>
    <FigureCard figure={data.uptime} words={healthFigures.uptime} />
    <FigureCard
      figure={data.responseTime}
      words={healthFigures.responseTime}
      note={`95 of 100 within ${valueWords(data.responseTime95.value, 'ms')}`}
    />
    <FigureCard figure={data.activeSessions} words={healthFigures.activeSessions} note="now" />
    <FigureCard figure={data.errorRate} words={healthFigures.errorRate} />
  </FigureCards>
);
