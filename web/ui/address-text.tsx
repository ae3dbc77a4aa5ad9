// Text with addresses that wrap after the at sign and before dots, so no part of an address breaks unless it fills a
// line.
import { Fragment } from 'react';

export const AddressText = ({ children }: { children: string }) =>
  children.split(/(?<=\S@)(?=\S)|(?=\.\S)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
