import { BiLogoGoLang } from 'react-icons/bi';
import { FaJava, FaNodeJs, FaPython } from 'react-icons/fa6';
import { SiDart } from 'react-icons/si';
import { TbBrandCSharp } from 'react-icons/tb';

/** Icons of the SDKs. One file of drawings (plugins/icon-sprite). */
export const sdks = {
  nodejs: FaNodeJs,
  python: FaPython,
  go: BiLogoGoLang,
  dart: SiDart,
  csharp: TbBrandCSharp,
  jvm: FaJava,
} as const;
