import type { MetaFunction } from 'react-router';
import { publicPaths } from '#web/public-paths.ts';
import { Filled, Operator } from './filled.tsx';
import { PublicPage, pageMeta } from './frame.tsx';

const lead = 'There are no open positions here. There is work, though, and everyone may join in.';

export const meta: MetaFunction = () => pageMeta('Careers', lead, publicPaths.careers);

export default function Careers() {
  return (
    <PublicPage title="Careers" lead={lead}>
      <h2>Contribute</h2>
      <p>
        Flow is free software under the MIT licence. You don’t apply: you send a change. CONTRIBUTING.md, next to the
        code, says how the code is written, tested and sent in.
      </p>
      <p>
        <Filled name="source">The operator has not said where the code of this Flow is. Ask them for it.</Filled>
      </p>
      <p>These help most:</p>
      <ul>
        <li>A sentence that Flow misunderstands, with what you meant.</li>
        <li>A mail that Flow reads badly, in your own words instead of the original.</li>
        <li>A screen that doesn’t work with your keyboard, screen reader or phone.</li>
        <li>A fault, with the steps that lead to it.</li>
      </ul>
      <h2>Work for the operator</h2>
      <p>
        <Operator />
      </p>
      <p>
        This page lists no jobs of theirs. To ask, use the <a href={publicPaths.contact}>contact page</a>.
      </p>
    </PublicPage>
  );
}
