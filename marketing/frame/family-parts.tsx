// The parts of one family only: before the examples what it is about, and behind the benefits what proves it.
import type { AnyPage } from '#marketing/families/families.ts';
import { Day, Mails } from './day.tsx';
import { Figures } from './figures.tsx';
import { Picture } from './picture.tsx';
import { Limits, Requirements } from './proof.tsx';
import { Choose, Rows } from './rows.tsx';
import { Steps } from './steps.tsx';
import { Talks } from './talks.tsx';

export const FamilyParts = ({ of }: { of: AnyPage }) => {
  switch (of.family) {
    case 'job':
      return <Day day={of.page.day} />;
    case 'industry':
      return <Mails mails={of.page.mails} />;
    case 'use-case':
      return <Talks before={of.page.before} after={of.page.after} />;
    case 'comparison':
      return <Rows page={of.page} />;
    case 'solution':
      return <Steps steps={of.page.steps} heading="How it goes" />;
    case 'feature':
      return (
        <>
          <Picture picture={of.page.picture} />
          <Steps steps={of.page.steps} heading="How it works" />
        </>
      );
    default:
      // An article stands in its own column: see article.tsx.
      return null;
  }
};

export const FamilyProof = ({ of }: { of: AnyPage }) => {
  switch (of.family) {
    case 'industry':
      return (
        <>
          <Figures figures={of.page.statistics} sources={of.page.sources} />
          <Requirements compliance={of.page.compliance} sources={of.page.sources} />
        </>
      );
    case 'use-case':
      return <Figures figures={of.page.figures} sources={of.page.sources} />;
    case 'comparison':
      return (
        <>
          <Figures figures={of.page.figures} sources={of.page.sources} />
          <Choose page={of.page} />
        </>
      );
    case 'feature':
      return <Limits limits={of.page.limits} />;
    default:
      return null;
  }
};
