// A menu whose code comes after the first mail. Its button is there from the beginning, and a press on it before the menu is here opens
// the menu when it comes.
import { type ComponentType, type ReactNode, useState } from 'react';
import { late } from './late.tsx';

/** Of the menu itself: whether it is open from the start. */
export type OpenedEarly = { opened: boolean };

export const lateMenu = <Props extends { children: ReactNode }>(
  fetchMenu: () => Promise<ComponentType<Props & OpenedEarly>>,
  missing: ComponentType<Props & OpenedEarly>,
) => {
  const Menu = late<Props & OpenedEarly>(fetchMenu, {
    meanwhile: ({ children }) => children,
    missing,
    wanted: ({ opened }) => opened,
  });
  return function LateMenu(props: Props) {
    const [pressed, setPressed] = useState(false);
    return (
      <span style={{ display: 'contents' }} onClickCapture={() => setPressed(true)}>
        <Menu {...props} opened={pressed} />
      </span>
    );
  };
};
