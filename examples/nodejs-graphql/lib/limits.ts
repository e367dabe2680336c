// #region depth
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  validate,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'

export const depthLimit = (limit: number): ValidationRule => (context) => {
  const fragments = new Map<string, number>()

  const depthOf = (set: SelectionSetNode | undefined): number =>
    Math.max(0, ...(set?.selections ?? []).map(depthOfSelection))

  const depthOfSelection = (selection: SelectionNode): number => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet)

    const name = selection.name.value
    if (selection.kind === Kind.FIELD) {
      return name.startsWith('__') ? 1 : 1 + depthOf(selection.selectionSet)
    }

    if (!fragments.has(name)) {
      fragments.set(name, 0) // in case the fragment contains itself
      fragments.set(name, depthOf(context.getFragment(name)?.selectionSet))
    }
    return fragments.get(name) ?? 0
  }

  return {
    OperationDefinition(node) {
      const depth = depthOf(node.selectionSet)
      if (depth <= limit) return

      const message = `The query has ${depth} levels, but only ${limit} are allowed.`
      context.reportError(new GraphQLError(message, { nodes: node, extensions: { code: 'TOO_DEEP' } }))
    },
  }
}
// #endregion

// #region plugin
export const limits = (isProduction: boolean): Plugin => ({
  onValidate({ addValidationRule, setValidationFn }) {
    addValidationRule(depthLimit(5))
    if (!isProduction) return

    addValidationRule(NoSchemaIntrospectionCustomRule)
    setValidationFn((schema, document, rules) =>
      validate(schema, document, rules, { hideSuggestions: true }),
    )
  },
})
// #endregion
