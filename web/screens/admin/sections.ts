// The sections of the admin area, in the order of its menu. A section is its line here: it has its address, and its code loads with it.
import { ChartLine, Database, Gauge, List, type LucideIcon, MailSearch, Shield, Terminal, Users } from 'lucide-react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { RangeName } from '#domain/admin-range.ts';
import { paths } from '#web/paths.ts';

/** `one`: the id after the section's address, if it `hasOnes`. */
export type SectionProps = { one: string | null };

export type Section = {
  /** The last part of its address. */
  id: string;
  name: string;
  Icon: LucideIcon;
  /** Its usual time range. Without one, the header shows none. */
  range?: RangeName;
  /** Whether its rows have addresses of their own, as a person has. */
  hasOnes?: true;
  Part: LazyExoticComponent<ComponentType<SectionProps>>;
};

export const sections: readonly Section[] = [
  {
    id: 'users',
    name: 'User Management',
    Icon: Users,
    range: '30d',
    hasOnes: true,
    Part: lazy(() => import('./people/people.tsx').then(({ People }) => ({ default: People }))),
  },
  {
    id: 'roles',
    name: 'Role Management',
    Icon: Shield,
    Part: lazy(() => import('./roles/roles.tsx').then(({ Roles }) => ({ default: Roles }))),
  },
  {
    id: 'business',
    name: 'Business Metrics',
    Icon: ChartLine,
    range: '30d',
    Part: lazy(() => import('./business/business.tsx').then(({ Business }) => ({ default: Business }))),
  },
  {
    id: 'quality',
    name: 'Product Quality',
    Icon: Gauge,
    range: '30d',
    Part: lazy(() => import('./quality/quality.tsx').then(({ Quality }) => ({ default: Quality }))),
  },
  {
    id: 'technical',
    name: 'Technical Logs',
    Icon: Terminal,
    range: '30d',
    Part: lazy(() => import('./technical/technical.tsx').then(({ Technical }) => ({ default: Technical }))),
  },
  {
    id: 'activity',
    name: 'Activity Log',
    Icon: List,
    range: '7d',
    Part: lazy(() => import('./activity/activity.tsx').then(({ Activity }) => ({ default: Activity }))),
  },
  {
    id: 'caches',
    name: 'Cache Monitoring',
    Icon: Database,
    Part: lazy(() => import('./caches/caches.tsx').then(({ Caches }) => ({ default: Caches }))),
  },
  {
    id: 'email-debug',
    name: 'Email Debug',
    Icon: MailSearch,
    Part: lazy(() => import('./email-debug/email-debug.tsx').then(({ EmailDebug }) => ({ default: EmailDebug }))),
  },
];

/** The first section stands at the address of the area itself. Null for an unknown name. */
export const sectionAt = (id: string | undefined): Section | null =>
  (id === undefined ? sections[0] : sections.find((one) => one.id === id)) ?? null;

export const pathOf = ({ id }: Section): string => (id === sections[0]?.id ? paths.admin : `${paths.admin}/${id}`);
