// The icons of the palette: of a command its own, else that of its group.
import {
  AlarmClock,
  Archive,
  ArrowLeft,
  AudioLines,
  Ban,
  Bell,
  BellOff,
  Captions,
  CornerDownLeft,
  Forward,
  Gauge,
  History,
  Image,
  Inbox,
  Keyboard,
  LogOut,
  type LucideIcon,
  Mail,
  MailCheck,
  MailOpen,
  Mic,
  Monitor,
  Moon,
  Newspaper,
  Pause,
  PenLine,
  Play,
  PlugZap,
  Redo2,
  RefreshCw,
  Reply,
  ReplyAll,
  Search,
  Send,
  Settings,
  ShieldAlert,
  ShieldCheck,
  SkipBack,
  SkipForward,
  Sparkle,
  Star,
  StarOff,
  Sun,
  Trash2,
  Undo2,
  UserRoundCheck,
  UserRoundSearch,
} from 'lucide-react';
import type { Group, OfferKind } from './offers.ts';
import type { Does } from './sections.ts';

export const iconFor = (does: Does): LucideIcon => {
  switch (does.what) {
    case 'offer':
      return own[does.offer.kind] ?? ofGroup[does.offer.group];
    case 'sentence':
      return CornerDownLeft;
    case 'email':
      return PenLine;
    case 'find':
      return does.query.startsWith('from:') ? UserRoundSearch : Search;
  }
};

const own: Partial<Record<OfferKind, LucideIcon>> = {
  reply: Reply,
  'reply-all': ReplyAll,
  forward: Forward,
  new: PenLine,
  send: Send,
  discard: Trash2,
  archive: Archive,
  trash: Trash2,
  snooze: AlarmClock,
  remind: Bell,
  mute: BellOff,
  unmute: Bell,
  block: Ban,
  unblock: UserRoundCheck,
  spam: ShieldAlert,
  'not-spam': ShieldCheck,
  star: Star,
  unstar: StarOff,
  'mark-read': MailCheck,
  'mark-unread': MailOpen,
  undo: Undo2,
  redo: Redo2,
  next: SkipForward,
  previous: SkipBack,
  pictures: Image,
  pause: Pause,
  resume: Play,
  faster: Gauge,
  slower: Gauge,
  captions: Captions,
  talk: Keyboard,
  microphone: Mic,
  'to-results': ArrowLeft,
  'to-inbox': Inbox,
  queue: Inbox,
  lane: Newspaper,
  activity: History,
  connection: PlugZap,
  'all-keys': Keyboard,
  sync: RefreshCw,
  light: Sun,
  dark: Moon,
  system: Monitor,
  settings: Settings,
  'sign-out': LogOut,
};

const ofGroup: Record<Group, LucideIcon> = {
  writing: PenLine,
  mail: Mail,
  reading: AudioLines,
  finding: Search,
  places: CornerDownLeft,
  flow: Sparkle,
};
