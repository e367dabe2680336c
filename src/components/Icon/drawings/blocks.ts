import {
  HiOutlineArchiveBox,
  HiOutlineChatBubbleLeftRight,
  HiOutlineCircleStack,
  HiOutlineClock,
  HiOutlineCpuChip,
  HiOutlineFolder,
  HiOutlineGlobeAlt,
  HiOutlineLockClosed,
  HiOutlineMegaphone,
  HiOutlineServer,
} from 'react-icons/hi2';

/** Icons of the building blocks, which stand in the menus of their pages. One file of drawings (plugins/icon-sprite). */
export const blocks = {
  globe: HiOutlineGlobeAlt,
  server: HiOutlineServer,
  chip: HiOutlineCpuChip,
  archive: HiOutlineArchiveBox,
  table: HiOutlineCircleStack,
  clock: HiOutlineClock,
  folder: HiOutlineFolder,
  megaphone: HiOutlineMegaphone,
  lock: HiOutlineLockClosed,
  websocket: HiOutlineChatBubbleLeftRight,
} as const;
