import { FaAws } from 'react-icons/fa6';
import { SiGooglecloud, SiPulumi, SiTerraform } from 'react-icons/si';
import { VscAzure } from 'react-icons/vsc';

/** Icons of the clouds and of what deploys to them. One file of drawings (plugins/icon-sprite). */
export const providers = {
  aws: FaAws,
  gcp: SiGooglecloud,
  azure: VscAzure,
  pulumi: SiPulumi,
  terraform: SiTerraform,
} as const;
