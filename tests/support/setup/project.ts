// Approved paths are found through the project that contains the flow.
import '../../../flowlab/registry.ts'
