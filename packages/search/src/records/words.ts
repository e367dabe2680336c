import type { SearchManifest } from '../index-format';
import type { IndexedSite } from '../site';

/** Words of questions, which hardly count because they carry little content. */
const STOP_WORDS: readonly string[] =
  `a about an and any are as at be been but by can could do does for from get got had has have how i if in into is it
  its let make me my need not of on or our should so some than that the their them then there these they this to up use
  used uses using via want was we what when where which who why will with would you your docs documentation
  page guide actually also am anyone anything because being cannot currently did doing during everyone everything few
  happen happens he here just know like many much please really she someone something still such those very wants were
  while whom`.split(/\s+/);

export const wordsOf = ({
  stopWords,
  synonyms,
}: IndexedSite): Pick<SearchManifest, 'stopWords' | 'synonyms'> => ({
  stopWords: [...STOP_WORDS, ...stopWords],
  synonyms,
});
