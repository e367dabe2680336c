/** @jest-environment node */
import type { Sample } from '../contracts';
import { jvmSourceOf, readJvmReport } from './jvm';

const sampleOf = (language: 'java' | 'kotlin', key: string, code: string): Sample => ({
  key,
  page: 'docs/jvm.mdx',
  line: 1,
  language,
  version: 'v0',
  code,
  origin: [],
  siblings: [],
  isTyped: false,
});

const berths = sampleOf(
  'java',
  'berths',
  `import java.util.Lisst;

public class Berths {
    int count = "four";
}`,
);
const ferry = sampleOf('java', 'ferry', 'package quay.ferry;\n\nclass Ferry { void sail( { }');

describe('readJvmReport', () => {
  it('parses the output of javac 17', () => {
    const output = `sample1/Sample.java:3: error: illegal start of type
class Ferry { void sail( { }
                         ^
sample0/Berths.java:2: error: cannot find symbol
import java.util.Lisst;
                ^
  symbol:   class Lisst
  location: package java.util
2 errors
`;
    expect(readJvmReport(output, [berths, ferry].map(jvmSourceOf))).toEqual([
      { key: 'ferry', line: 3, column: 26, code: 'java-compile', message: 'illegal start of type' },
      {
        key: 'berths',
        line: 1,
        column: 17,
        code: 'java-compile',
        message: 'cannot find symbol\n    symbol:   class Lisst\n    location: package java.util',
      },
    ]);
  });

  it('parses the output of Kotlin 1.9', () => {
    const output = `warning: unable to find kotlin-stdlib.jar
sample0/Sample.kt:5:18: error: none of the following functions can be called with the arguments supplied: 
public inline fun abs(x: Double): Double defined in kotlin.math
    val unused = abs("x")
                 ^
sample0/Sample.kt:6:5: error: unresolved reference: missing
    missing(1)
    ^
`;
    const source = jvmSourceOf(sampleOf('kotlin', 'abs', 'import kotlin.math.abs'), 0);
    expect(readJvmReport(output, [source])).toEqual([
      expect.objectContaining({ key: 'abs', line: 4, column: 18, code: 'kotlin-compile' }),
      expect.objectContaining({ line: 5, column: 5, message: 'unresolved reference: missing' }),
    ]);
  });
});
