// Business Metrics: who comes, stays and pays.

import { rangeNames } from '#domain/admin-range.ts';
import {
  type BusinessDetails,
  type BusinessFigure,
  type BusinessMetrics,
  businessFigures,
} from '#domain/business-figures.ts';
import { askBusinessDetails, askBusinessMetrics } from '#web/data/admin-figures.ts';
import { numberHere } from '#web/formats.ts';
import { FigureCard, FigureCards } from '#web/screens/admin/figures/figure-card.tsx';
import { Group, Nothing, Pair, Panel } from '#web/screens/admin/figures/group.tsx';
import { useFigures } from '#web/screens/admin/figures/use-figures.ts';
import { usePlaceInArea } from '#web/screens/admin/frame/place-in-area.ts';
import { SectionPage } from '#web/screens/admin/frame/section-page.tsx';
import { FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import { ActiveChart } from './active-chart.tsx';
import { businessWords } from './business-words.ts';
import { CohortTable } from './cohort-table.tsx';
import { Funnel, Sources } from './funnel-panel.tsx';
import peopleStyles from './people-panels.module.css';
import { Countries, Devices, PeakHours } from './people-panels.tsx';
import { RetentionChart } from './retention-chart.tsx';

export function Business() {
  const first = useFigures('business', askBusinessMetrics, (sample) => sample.business);
  const details = useFigures('business-details', askBusinessDetails, (sample, asked) => sample.details(asked));
  const { range } = usePlaceInArea();
  return (
    <SectionPage
      answer={first}
      loading="Loading business metrics..."
      lead={({ figures }) =>
        businessWords(
          figures,
          range.name === 'custom'
            ? 'the range before'
            : `the ${rangeNames[range.name].toLowerCase().replace('last ', '')} before`,
        )
      }
    >
      {({ figures }) => (
        <>
          <Growth figures={figures} details={details.data} trouble={details.trouble} again={details.again} />
          <Group title="Revenue">
            <FigureCards columns={4}>{cards(figures, ['mrr', 'arr', 'arpu', 'paidUsers'])}</FigureCards>
          </Group>
          <Group title="Churn & Retention">
            <Pair>
              <FigureCards columns={3}>{cards(figures, ['churn', 'conversion', 'revenue'])}</FigureCards>
              <Panel>
                <RetentionChart {...figures} />
              </Panel>
            </Pair>
            {details.data !== null && details.data.cohorts.length > 0 && <CohortTable cohorts={details.data.cohorts} />}
          </Group>
          <Group title="Engagement">
            <FigureCards columns={3}>
              {cards(figures, [
                'sessionsPerDay',
                'emailsPerSession',
                'streak',
                'medianSession',
                'firstSession',
                'fiveEmails',
              ])}
            </FigureCards>
          </Group>
          {details.data !== null && <People details={details.data} />}
        </>
      )}
    </SectionPage>
  );
}

type Figures = BusinessMetrics['figures'];

const cards = (figures: Figures, names: readonly BusinessFigure[]) =>
  names.map((name) => <FigureCard key={name} figure={figures[name]} words={businessFigures[name]} />);

type GrowthProps = { figures: Figures; details: BusinessDetails | null; trouble: string | null; again: () => void };

const Growth = ({ figures, details, trouble, again }: GrowthProps) => (
  <Group title="Growth">
    <Pair wideFirst>
      <Panel>
        {details !== null && <ActiveChart days={details.activeByDay} />}
        {details === null && trouble === null && <LoadingBlock>Loading the chart...</LoadingBlock>}
        {trouble !== null && <FailedBlock onRetry={again}>{trouble}</FailedBlock>}
      </Panel>
      <FigureCards columns={1}>{cards(figures, ['newUsers', 'dailyActive', 'monthlyActive'])}</FigureCards>
    </Pair>
    {figures.newUsersToday.value !== null && (
      <Nothing>{`${numberHere(figures.newUsersToday.value)} new today, ${numberHere(figures.newUsersToday.before ?? 0)} yesterday.`}</Nothing>
    )}
  </Group>
);

const People = ({ details }: { details: BusinessDetails }) => (
  <>
    <Pair>
      <Group title="User Info">
        <Panel>
          <div className={peopleStyles.panel}>
            <div className={peopleStyles.column}>
              <Devices devices={details.devices} />
              <Countries countries={details.countries} />
            </div>
            <PeakHours hours={details.peakHours} />
          </div>
        </Panel>
      </Group>
      <Group title="Conversion Funnel">
        <Funnel all={details.funnel.all} />
      </Group>
    </Pair>
    <Sources sources={details.funnel.bySource} />
  </>
);
