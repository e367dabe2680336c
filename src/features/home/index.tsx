export { Claim, Start } from './Opening';
export { CodeToCloud } from './CodeToCloud';
export { Facts } from './Facts';
export { LibraryList } from './LibraryList';
