import assert from 'node:assert/strict'
import test from 'node:test'
import { nearest, split } from '../shared/passages'

test('splits a page at its headings', () => {
  assert.deepEqual(split('# Returns\n30 days\n\n## Frames\nNo returns\n'), [
    '# Returns\n30 days',
    '## Frames\nNo returns',
  ])
})

test('finds the nearest passage', () => {
  const passages = [
    { page: 'a', text: 'a', vector: [1, 0] },
    { page: 'b', text: 'b', vector: [0, 1] },
  ]
  assert.equal(nearest(passages, [0.1, 0.9], 1)[0].page, 'b')
})
