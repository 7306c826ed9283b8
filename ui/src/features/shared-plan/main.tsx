import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { sourceOf } from './api'
import { SharedPlanPage } from './SharedPlanPage'
import { applyLanguage } from '@/i18n/language'
import { pageData } from '@/lib/page-data'
import '@/styles/global.css'
import './page.css'

applyLanguage()
const isSignedIn = Boolean((pageData('session') as { user: object | null } | undefined)?.user)
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <SharedPlanPage source={sourceOf(window.location.pathname)} isSignedIn={isSignedIn} />
  </StrictMode>,
)
