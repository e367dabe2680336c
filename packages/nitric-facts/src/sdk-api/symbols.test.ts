/** @jest-environment node */
import type { CsharpApi, DartApi, JvmApi } from './schemas';
import { csharpSymbols, dartSymbols, jvmSymbols } from './symbols';

const source = { repo: 'quay/sdk', tag: 'v1.0.0', commit: 'a'.repeat(40) };
const type = { file: 'quay', line: 1, modifiers: [], typeParameters: [], extends: [] };

it('reads functions, overloads, and companions of Kotlin', () => {
  const member = { line: 2, typeParameters: [], returns: 'Unit', modifiers: [] };
  const api: JvmApi = {
    ...source,
    sdk: 'jvm',
    external: [],
    types: [
      {
        ...type,
        ...{ name: 'Quay', package: 'quay', kind: 'class' },
        members: [
          {
            ...member,
            kind: 'function',
            name: 'moor',
            parameters: [{ name: 'ship', type: 'Ship' }],
          },
          {
            ...{ ...member, kind: 'function', name: 'moor' },
            parameters: [
              { name: 'ships', type: 'Ship', vararg: true },
              { name: 'hours', type: 'Int', default: '2' },
            ],
          },
          { kind: 'property', name: 'length', line: 3, type: 'Int', mutable: false, modifiers: [] },
        ],
      },
      {
        ...type,
        ...{ name: 'Quay.Companion', package: 'quay', kind: 'companion' },
        members: [{ ...member, kind: 'function', name: 'find', parameters: [] }],
      },
      {
        ...type,
        ...{ name: 'QuayKt', package: 'quay', kind: 'file' },
        members: [{ ...member, kind: 'function', name: 'quay', parameters: [] }],
      },
      { ...type, name: 'Side', package: 'quay', kind: 'enum', members: [] },
    ],
  };
  expect(jvmSymbols(api)).toEqual([
    { name: 'Quay', kind: 'class', overloads: [] },
    {
      name: 'Quay.moor',
      kind: 'method',
      overloads: [
        [{ name: 'ship', type: 'Ship', required: true }],
        [
          { name: 'ships', type: 'vararg Ship', required: true, rest: true },
          { name: 'hours', type: 'Int', required: false },
        ],
      ],
    },
    { name: 'Quay.find', kind: 'method', overloads: [[]] },
    { name: 'quay', kind: 'function', overloads: [[]] },
  ]);
});

it('reads methods of C#', () => {
  const api: CsharpApi = {
    ...source,
    sdk: 'csharp',
    external: {},
    types: [
      {
        ...type,
        ...{ name: 'Quay', package: 'Quay', kind: 'class', usings: [] },
        members: [
          {
            ...{ kind: 'method', name: 'Moor', line: 2, typeParameters: [], modifiers: [] },
            parameters: [
              { name: 'hours', type: 'int', default: '2' },
              { name: 'ships', type: 'Ship[]', vararg: true },
            ],
            returns: 'void',
          },
          { kind: 'constructor', name: 'Quay', line: 3, parameters: [], modifiers: [] },
        ],
      },
    ],
  };
  expect(csharpSymbols(api)).toEqual([
    { name: 'Quay', kind: 'class', overloads: [] },
    {
      name: 'Quay.Moor',
      kind: 'method',
      overloads: [
        [
          { name: 'hours', type: 'int', required: false },
          { name: 'ships', type: 'params Ship[]', required: true, rest: true },
        ],
      ],
    },
  ]);
});

it('reads methods of Dart, with named and optional parameters', () => {
  const api: DartApi = {
    ...source,
    sdk: 'dart',
    external: [],
    types: [
      {
        ...type,
        ...{ name: 'Quay', id: 'quay.dart#Quay', kind: 'class', exported: true },
        members: [
          {
            ...{ kind: 'method', name: 'moor', line: 2, typeParameters: [], returns: 'void' },
            parameters: [
              { name: 'ship', type: 'Ship' },
              { name: 'side', type: 'Side', named: true, required: true },
              { name: 'hours', type: 'int', named: true, default: '2' },
            ],
          },
        ],
      },
    ],
  };
  expect(dartSymbols(api)).toEqual([
    { name: 'Quay', kind: 'class', overloads: [] },
    {
      name: 'Quay.moor',
      kind: 'method',
      overloads: [
        [
          { name: 'ship', type: 'Ship', required: true },
          { name: 'side', type: 'Side', required: true, named: true },
          { name: 'hours', type: 'int', required: false, named: true },
        ],
      ],
    },
  ]);
});
