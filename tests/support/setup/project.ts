// Approved paths are found by the project that has the flow.
import '../../../flowlab/registry.ts'
