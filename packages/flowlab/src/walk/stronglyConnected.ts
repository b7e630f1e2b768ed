/**
 * The strongly connected components among nodes: each a set of nodes that lead to each other. Each `waysFrom` names
 * nodes among the given ones. Tarjan's algorithm, without recursion because a machine may have thousands of situations
 * in a row.
 */
export function stronglyConnected<Node>(
  nodes: Iterable<Node>,
  waysFrom: (node: Node) => readonly Node[],
): ReadonlySet<Node>[] {
  const components: Set<Node>[] = []
  const order = new Map<Node, number>()
  const lowest = new Map<Node, number>()
  const open: Node[] = []
  const isOpen = new Set<Node>()
  const lower = (node: Node, to: number) => lowest.set(node, Math.min(lowest.get(node) ?? to, to))
  for (const root of nodes) {
    if (order.has(root)) continue
    const calls: { node: Node; ways: Iterator<Node> }[] = []
    const enter = (node: Node) => {
      order.set(node, order.size)
      lower(node, order.size - 1)
      open.push(node)
      isOpen.add(node)
      calls.push({ node, ways: waysFrom(node).values() })
    }
    enter(root)
    for (let call = calls.at(-1); call; call = calls.at(-1)) {
      const way = call.ways.next()
      if (!way.done) {
        if (!order.has(way.value)) enter(way.value)
        else if (isOpen.has(way.value)) lower(call.node, order.get(way.value) ?? 0)
        continue
      }
      calls.pop()
      const { node } = call
      const caller = calls.at(-1)
      if (caller) lower(caller.node, lowest.get(node) ?? 0)
      if (lowest.get(node) !== order.get(node)) continue
      const component = new Set(open.splice(open.lastIndexOf(node)))
      for (const each of component) isOpen.delete(each)
      components.push(component)
    }
  }
  return components
}
