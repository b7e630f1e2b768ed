import '../../src/trust.ts'
import { createRoot } from 'react-dom/client'
import 'flowlab/draw/picture.css'
import './gallery.css'
import { Gallery } from './Gallery.tsx'

document.documentElement.lang = 'en'
const place = document.getElementById('flows')
if (!place) throw new Error('the root element of the gallery is missing')
createRoot(place).render(<Gallery />)
