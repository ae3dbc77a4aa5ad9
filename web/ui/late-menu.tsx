// A menu whose code loads after the first mail. A press before that opens the menu when it arrives.
import { type ComponentType, type ReactNode, useState } from 'react';
import { late } from './late.tsx';

export type OpenedEarly = { opened: boolean };

export const lateMenu = <Props extends { children: ReactNode }>(
  fetchMenu: () => Promise<ComponentType<Props & OpenedEarly>>,
  missing: ComponentType<Props & OpenedEarly>,
) => {
  const Menu = late<Props & OpenedEarly>(fetchMenu, {
    meanwhile: ({ children }) => children,
    missing,
    when: ({ opened }) => opened,
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
