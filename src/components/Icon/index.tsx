import { type ReactNode } from 'react';
import type { IconType } from 'react-icons';
import { BiLogoGoLang } from 'react-icons/bi';
import { FaAws, FaGithub, FaJava, FaNodeJs, FaPython } from 'react-icons/fa6';
import {
  HiOutlineArchiveBox,
  HiOutlineArrowPath,
  HiOutlineBolt,
  HiOutlineBookOpen,
  HiOutlineChatBubbleLeftRight,
  HiOutlineChatBubbleOvalLeftEllipsis,
  HiOutlineCircleStack,
  HiOutlineClock,
  HiOutlineCloud,
  HiOutlineCloudArrowUp,
  HiOutlineCog6Tooth,
  HiOutlineCommandLine,
  HiOutlineCpuChip,
  HiOutlineCube,
  HiOutlineDocumentText,
  HiOutlineEnvelope,
  HiOutlineFolder,
  HiOutlineGlobeAlt,
  HiOutlineHome,
  HiOutlineLifebuoy,
  HiOutlineLockClosed,
  HiOutlineMegaphone,
  HiOutlineQuestionMarkCircle,
  HiOutlineRocketLaunch,
  HiOutlineServer,
  HiOutlineSquare3Stack3D,
  HiOutlineUser,
  HiOutlineUsers,
  HiOutlineWrenchScrewdriver,
} from 'react-icons/hi2';
import { LuToggleLeft } from 'react-icons/lu';
import { SiDart, SiGooglecloud, SiPulumi, SiTerraform } from 'react-icons/si';
import { TbBrandCSharp } from 'react-icons/tb';
import { VscAzure } from 'react-icons/vsc';
import type { IconName } from '../../config/icons';

const drawings = {
  home: HiOutlineHome,
  concepts: HiOutlineSquare3Stack3D,
  rocket: HiOutlineRocketLaunch,
  book: HiOutlineBookOpen,
  terminal: HiOutlineCommandLine,
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
  cube: HiOutlineCube,
  cog: HiOutlineCog6Tooth,
  toggle: LuToggleLeft,
  cloud: HiOutlineCloud,
  tools: HiOutlineWrenchScrewdriver,
  question: HiOutlineQuestionMarkCircle,
  lifebuoy: HiOutlineLifebuoy,
  contribute: HiOutlineCloudArrowUp,
  upgrade: HiOutlineArrowPath,
  bolt: HiOutlineBolt,
  document: HiOutlineDocumentText,
  user: HiOutlineUser,
  users: HiOutlineUsers,
  chat: HiOutlineChatBubbleOvalLeftEllipsis,
  envelope: HiOutlineEnvelope,
  nodejs: FaNodeJs,
  python: FaPython,
  go: BiLogoGoLang,
  dart: SiDart,
  csharp: TbBrandCSharp,
  jvm: FaJava,
  aws: FaAws,
  gcp: SiGooglecloud,
  azure: VscAzure,
  pulumi: SiPulumi,
  terraform: SiTerraform,
  github: FaGithub,
} as const satisfies Record<IconName, IconType>;

/**
 * One of the site's icons, as large as the text around it and in its colour. It is decoration: what it stands for is
 * written beside it, so screen readers don't hear of it.
 */
export function Icon({ name, className }: { name: IconName; className?: string }): ReactNode {
  const Drawing = drawings[name];
  return <Drawing className={className} aria-hidden focusable={false} />;
}
